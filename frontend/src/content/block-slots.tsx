import type { Brand, Shell } from '@/contract/types';
import { DoctorRows } from '@/directory/doctor-rows';
import { PriceRanges } from '@/directory/price-range';
import { ButtonGroup } from '@/leads/form/button-group';
import type { Slots } from './blocks/types';

/** Whom to call when it cannot wait: the most urgent first. */
export const emergencyNumbers = (brand: Brand): string[] => [
  brand.emergencyNumber,
  brand.ambulanceNumber,
];

/** What the blocks of a text show of other rooms, on every page that has blocks. */
export function blockSlots(shell: Shell): Slots {
  return {
    emergencyNumbers: emergencyNumbers(shell.brand),
    prices: (rows) => <PriceRanges rows={rows} />,
    doctors: (doctors) => <DoctorRows doctors={doctors} contact={shell.contact} />,
    buttons: (types) => <ButtonGroup shell={shell} types={types} />,
  };
}
