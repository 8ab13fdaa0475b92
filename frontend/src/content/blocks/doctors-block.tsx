import type { Shell } from '@/contract/types';
import { DoctorRows } from '@/directory/doctor-rows';
import { AllLink } from './all-link';
import type { BodyDoctors } from './types';

export function DoctorsBlock({ block, shell }: { block: BodyDoctors; shell: Shell }) {
  return (
    <>
      <DoctorRows doctors={block.doctors} contact={shell.contact} />
      <AllLink link={block.more} />
    </>
  );
}
