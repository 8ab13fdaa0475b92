import { Fragment } from 'react';
import type { Contact, DoctorsPageProps } from '@/contract/types';
import { useText } from '@/ui/text';
import { DoctorCard } from './doctor-card';
import { HelpCard } from './help-card';

/** The doctors of a page, and after the second a way on for those who cannot choose. */
export function DoctorList({ page, contact }: { page: DoctorsPageProps; contact: Contact }) {
  const t = useText().doctors;
  return (
    <div className="results">
      {page.doctors.map((doctor, index) => (
        <Fragment key={doctor.id}>
          <DoctorCard doctor={doctor} contact={contact} shape="row" />
          {index === 1 && <HelpCard title={t.notSure} text={t.notSureText} />}
        </Fragment>
      ))}
    </div>
  );
}
