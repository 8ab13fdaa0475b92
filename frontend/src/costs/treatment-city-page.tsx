import type { Contact, TreatmentCityPageProps as Props } from '@/contract/types';
import { marked } from '@/directory/demo-mark';
import { DoctorRows } from '@/directory/doctor-rows';
import { HospitalGrid } from '@/directory/hospital-grid';
import { PriceLegend, PriceSources } from '@/directory/price-notes';
import { FormAside } from '@/leads/form/form-aside';
import { rupeeRange } from '@/lib/money';
import type { Text } from '@/lib/text';
import { midSentence } from '@/lib/words';
import { type Fact, KeyFacts } from '@/ui/key-facts/key-facts';
import { LinkChips } from '@/ui/link/link-chips';
import { MoreLink } from '@/ui/link/more-link';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { Sectioned } from '@/ui/sections/sectioned';
import { type PageSection, present } from '@/ui/sections/sections';
import { useText } from '@/ui/text';
import { FigureCard } from './figure-card';

export default function TreatmentCityPage({ props: page, shell }: PageInput<Props>) {
  const t = useText();
  return (
    <>
      <PageHead crumbs={page.crumbs} title={<Title page={page} />} intro={page.intro}>
        <KeyFacts facts={facts(page, t)} />
      </PageHead>
      <Sectioned
        sections={sections(page, shell.contact, t)}
        side={<FormAside shell={shell} label={t.costs.bookAside} />}
      />
    </>
  );
}

function Title({ page }: { page: Props }) {
  return (
    <>
      {page.title} {page.nameHi !== '' && <small lang="hi">{page.nameHi}</small>}
    </>
  );
}

function facts(page: Props, t: Text): Fact[] {
  const { alsoCalled, specialists, conditions, figure, city } = page;
  return [
    { term: t.costs.plainName, value: alsoCalled },
    { term: t.costs.doneBy, value: specialists },
    { term: t.costs.usedFor, value: t.andMore(conditions) },
    {
      term: t.costs.costIn(city),
      value:
        figure === null ? '' : marked(rupeeRange(figure.lowest, figure.highest), figure.isDemo, t),
    },
  ].filter((fact) => fact.value !== '');
}

/** Only what is known has a section; the cost always has one, because one can ask. */
function sections(page: Props, contact: Contact, t: Text): PageSection[] {
  const { city, doctors, hospitals, localities, otherCities } = page;
  return present([
    { id: 'cost', label: t.costs.cost, title: t.costs.costIn(city), body: <Cost page={page} /> },
    doctors.length > 0 && {
      id: 'doctors',
      label: t.costs.doctors,
      title: page.doIt ? t.costs.doctorsWho : t.costs.doctorsOf(page.specialists, city),
      body: <Doctors page={page} contact={contact} />,
    },
    hospitals.length > 0 && {
      id: 'hospitals',
      label: t.costs.hospitals,
      title: t.costs.hospitalsWith(city),
      body: (
        <>
          <HospitalGrid hospitals={hospitals} />
          <MoreLink href={page.hospitalsLink.url}>{page.hospitalsLink.label}</MoreLink>
        </>
      ),
    },
    localities.length > 0 && {
      id: 'areas',
      label: t.costs.areasShort,
      title: t.costs.areas(city),
      body: <LinkChips links={localities} />,
    },
    otherCities.length > 0 && {
      id: 'cities',
      label: t.costs.otherCities,
      body: <LinkChips links={otherCities} />,
    },
  ]);
}

function Cost({ page }: { page: Props }) {
  const t = useText();
  const { figure, treatment, city, costUrl } = page;
  return (
    <>
      {figure === null ? (
        <p>{t.sentence(t.costs.noFigure(midSentence(treatment.label), city))}</p>
      ) : (
        <FigureCard
          figure={figure}
          treatment={treatment.label}
          city={city}
          legend={<PriceLegend rows={[figure]} />}
          source={<PriceSources rows={[figure]} />}
        />
      )}
      <p>
        <MoreLink href={costUrl}>{t.costs.seeCost}</MoreLink>
      </p>
      {treatment.url !== null && (
        <p>
          <MoreLink href={treatment.url}>{t.costs.about(midSentence(treatment.label))}</MoreLink>
        </p>
      )}
    </>
  );
}

function Doctors({ page, contact }: { page: Props; contact: Contact }) {
  return (
    <>
      <DoctorRows doctors={page.doctors} contact={contact} />
      <MoreLink href={page.doctorsLink.url}>{page.doctorsLink.label}</MoreLink>
    </>
  );
}
