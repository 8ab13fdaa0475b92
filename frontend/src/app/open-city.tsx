import { chooseCity } from '@/lib/city';
import { currentProfile } from '@/lib/session';
import { text } from '@/lib/text';
import { call, UPDATE } from '@/patients/calls';
import { CityPicker } from '@/shell/city-picker';
import type { Choice } from '@/shell/use-city-picker';
import { showToast } from '@/ui/toast/toast';
import { drawDialog } from './draw-dialog';
import { type PageForm, pageLanguage, readBlock } from './page-data';

const RELOAD_AFTER = 1000; // spec section 4

export function openCity(opener: HTMLElement): void {
  const { cities } = readBlock<PageForm>('page-form').form;
  drawDialog(opener, (onClosed) => (
    <CityPicker
      known={cities}
      onClosed={onClosed}
      onChosen={(choice) => {
        onClosed();
        void keep(choice);
      }}
    />
  ));
}

/** On the device, and with the patient's profile when somebody is logged in. */
async function keep({ city }: Choice): Promise<void> {
  const t = text(pageLanguage()).cityPicker;
  const isKept = chooseCity({ id: city.cityid, name: city.cityname, type: city.type });
  const isPatient = currentProfile() !== null;
  if (isPatient) await call('PUT', UPDATE, { cityId: city.cityid });
  if (!isKept && !isPatient) return showToast(t.notKept);
  showToast(isPatient ? t.savedProfile : t.saved);
  setTimeout(() => location.reload(), RELOAD_AFTER);
}
