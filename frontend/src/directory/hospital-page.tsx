import type { HospitalPageProps as Props, Shell } from '@/contract/types';
import { FormAside } from '@/leads/form/form-aside';
import type { Text } from '@/lib/text';
import { AskedHere } from '@/ui/accordion/asked';
import { Icon } from '@/ui/icon/icon';
import { IconGrid } from '@/ui/icon-grid/icon-grid';
import { MoreLink } from '@/ui/link/more-link';
import type { PageInput } from '@/ui/page';
import { Sectioned } from '@/ui/sections/sectioned';
import { type PageSection, present } from '@/ui/sections/sections';
import { useText } from '@/ui/text';
import { AcceptedInsurance } from './accepted-insurance';
import { HospitalDoctors } from './hospital-doctors';
import { HospitalHead } from './hospital-head';
import { hospitalQuestions } from './profile-questions';
import './doctor-page.css';
import './hospital-page.css';

export default function HospitalPage({ props: page, shell }: PageInput<Props>) {
  const t = useText();
  return (
    <>
      <HospitalHead page={page} shell={shell} />
      <Sectioned
        sections={sections(page, shell, t)}
        side={<FormAside shell={shell} label={t.hospital.book} />}
      />
    </>
  );
}

/** Only what is known of this hospital has a section. */
function sections(page: Props, shell: Shell, t: Text): PageSection[] {
  const questions = hospitalQuestions(page, shell, t);
  return present([
    page.departments.length > 0 && {
      id: 'departments',
      label: t.hospital.departments,
      body: (
        <IconGrid
          label={t.hospital.departments}
          tiles={page.departments}
          className="depts--all depts--4"
        />
      ),
    },
    page.doctors.length > 0 && {
      id: 'doctors',
      label: t.hospital.doctorsTitle,
      title: t.hospital.doctorsHere,
      body: <HospitalDoctors page={page} contact={shell.contact} />,
    },
    page.insurers.length + page.schemes.length > 0 && {
      id: 'insurance',
      label: t.hospital.insurance,
      title: t.hospital.insuranceAccepted,
      body: <AcceptedInsurance page={page} />,
    },
    page.facilities.length > 0 && {
      id: 'facilities',
      label: t.hospital.facilities,
      body: <Facilities page={page} />,
    },
    page.address !== '' && {
      id: 'where',
      label: t.hospital.whereShort,
      title: t.hospital.where,
      body: <Where page={page} />,
    },
    questions.length > 0 && {
      id: 'questions',
      label: t.condition.questions,
      body: <AskedHere questions={questions} />,
    },
  ]);
}

function Facilities({ page }: { page: Props }) {
  const t = useText();
  return (
    <>
      <ul className="ticks ticks--2">
        {page.facilities.map((item) => (
          <li key={item}>
            <Icon name="check" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
      <p className="caption">{t.hospital.facilitiesNote}</p>
    </>
  );
}

function Where({ page }: { page: Props }) {
  const t = useText();
  return (
    <>
      <p>{page.address}</p>
      <p>
        <MoreLink href={page.directionsUrl}>{t.hospital.directions}</MoreLink>
      </p>
    </>
  );
}
