import { Fragment } from 'react';
import type { DoctorsPage } from '@/contract/types';
import { Spot } from '@/ui/art/art';
import { BookLink } from '@/ui/book-link';
import { Empty } from '@/ui/empty/empty';
import { useText } from '@/ui/text';
import { DoctorCard } from './doctor-card';

/** The doctors of a page, and after the second a way on for those who cannot choose. */
export function DoctorList({ page }: { page: DoctorsPage }) {
  if (page.total === 0 || page.doctors.length === 0) return <NoDoctors page={page} />;
  return (
    <div className="results">
      {page.doctors.map((doctor, index) => (
        <Fragment key={doctor.id}>
          <DoctorCard doctor={doctor} shape="row" />
          {index === 1 && <HelpCard />}
        </Fragment>
      ))}
    </div>
  );
}

function HelpCard() {
  const t = useText();
  return (
    <div className="helpcard">
      <Spot name="second-opinion" />
      <div>
        <h3>{t.doctors.notSure}</h3>
        <p className="small">{t.doctors.notSureText}</p>
      </div>
      <BookLink>{t.getCallBack}</BookLink>
    </div>
  );
}

function NoDoctors({ page }: { page: DoctorsPage }) {
  const t = useText();
  const isFiltered = page.chosen.length > 0;
  return (
    <Empty
      title={isFiltered ? t.doctors.noneTitle : t.doctors.noneYetTitle}
      text={isFiltered ? t.doctors.noneText : t.doctors.noneYetText}
    >
      {isFiltered && (
        <a className="btn btn--secondary" href={page.path}>
          {t.doctors.clearFilters}
        </a>
      )}
      <BookLink>{t.getCallBack}</BookLink>
    </Empty>
  );
}
