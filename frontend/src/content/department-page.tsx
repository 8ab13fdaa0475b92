import type { Contact, DepartmentPageProps as Props } from '@/contract/types';
import { DoctorRows } from '@/directory/doctor-rows';
import { HospitalGrid } from '@/directory/hospital-grid';
import { Treats } from '@/directory/treats';
import { FormAside } from '@/leads/form/form-aside';
import type { Text } from '@/lib/text';
import { LinkChips } from '@/ui/link/link-chips';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { Sectioned } from '@/ui/sections/sectioned';
import { type PageSection, present } from '@/ui/sections/sections';
import { useText } from '@/ui/text';
import { AllLink } from './blocks/all-link';

export default function DepartmentPage({ props: page, shell }: PageInput<Props>) {
  const t = useText();
  return (
    <>
      <PageHead crumbs={page.crumbs} title={<Title page={page} />} intro={page.intro} />
      <Sectioned
        sections={sections(page, shell.contact, t)}
        side={<FormAside shell={shell} label={t.department.bookAside} />}
      />
    </>
  );
}

function Title({ page }: { page: Props }) {
  return (
    <>
      {page.name} {page.nameHi !== '' && <small lang="hi">{page.nameHi}</small>}
    </>
  );
}

/** Only what is known of this department has a section. */
function sections(page: Props, contact: Contact, t: Text): PageSection[] {
  return present([
    page.conditions.length > 0 && {
      id: 'conditions',
      label: t.department.conditions,
      body: <LinkChips links={page.conditions} />,
    },
    page.treatments.length > 0 && {
      id: 'treatments',
      label: t.department.treatments,
      body: <Treats treats={page.treatments} />,
    },
    page.doctors.length > 0 && {
      id: 'doctors',
      label: t.department.doctorsShort,
      title: t.department.doctors(page.city),
      isOfCity: true,
      body: <Doctors page={page} contact={contact} />,
    },
    page.hospitals.length > 0 && {
      id: 'hospitals',
      label: t.department.hospitalsShort,
      title: t.department.hospitals(page.city),
      isOfCity: true,
      body: (
        <>
          <HospitalGrid hospitals={page.hospitals} />
          <AllLink link={page.hospitalsLink} />
        </>
      ),
    },
    page.cities.length > 0 && {
      id: 'cities',
      label: t.department.citiesShort,
      title: t.department.cities,
      isOfCity: true,
      body: <LinkChips links={page.cities} />,
    },
  ]);
}

function Doctors({ page, contact }: { page: Props; contact: Contact }) {
  return (
    <>
      <DoctorRows doctors={page.doctors} contact={contact} />
      <AllLink link={page.doctorsLink} />
    </>
  );
}
