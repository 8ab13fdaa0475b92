import { Fragment } from 'react';
import type { Contact, DoctorsPageProps } from '@/contract/types';
import { BookLink } from '@/leads/form/book-link';
import { useHasForm } from '@/leads/form/form-switch';
import { Spot } from '@/ui/art/art';
import { useText } from '@/ui/text';
import { DoctorCard } from './doctor-card';

/** The doctors of a page, and after the second a way on for those who cannot choose. */
export function DoctorList({ page, contact }: { page: DoctorsPageProps; contact: Contact }) {
  return (
    <div className="results">
      {page.doctors.map((doctor, index) => (
        <Fragment key={doctor.id}>
          <DoctorCard doctor={doctor} contact={contact} shape="row" />
          {index === 1 && <HelpCard />}
        </Fragment>
      ))}
    </div>
  );
}

function HelpCard() {
  const t = useText();
  const hasForm = useHasForm();
  if (!hasForm) return null;
  return (
    <div className="helpcard">
      <Spot name="second-opinion" />
      <div>
        <h3>{t.doctors.notSure}</h3>
        <p className="small">{t.doctors.notSureText}</p>
      </div>
      <BookLink purpose="callback">{t.getCallBack}</BookLink>
    </div>
  );
}
