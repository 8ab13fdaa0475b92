import type { HospitalCard as Hospital } from '@/contract/types';
import { HospitalCards } from './hospital-card';

/** Hospitals two in a row where there is room. */
export function HospitalGrid({ hospitals }: { hospitals: Hospital[] }) {
  return (
    <div className="results results--two">
      <HospitalCards hospitals={hospitals} />
    </div>
  );
}
