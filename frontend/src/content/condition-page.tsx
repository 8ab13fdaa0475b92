import type { Contact, ConditionPage as Props } from '@/contract/types';
import { DoctorRows } from '@/directory/doctor-rows';
import { PriceRanges } from '@/directory/price-range';
import { LeadCard } from '@/leads/lead-card';
import type { PageInput } from '@/ui/page';
import { Prose } from '@/ui/prose/prose';
import { type PageSection, SectionBody } from '@/ui/sections/sections';
import { useText } from '@/ui/text';
import { Toc } from '@/ui/toc/toc';
import { AllLink } from './all-link';
import { ConditionHead } from './condition-head';
import { conditionSections } from './condition-sections';
import { OpinionCard } from './opinion-card';
import { Sources } from './sources';

export default function ConditionPage({ props: page, shell }: PageInput<Props>) {
  const t = useText();
  const sections = conditionSections({
    page,
    t,
    emergencyNumber: shell.brand.emergencyNumber,
    prices: <PriceCard page={page} />,
    doctors: <Doctors page={page} contact={shell.contact} />,
  });
  const split = formPlace(sections);
  return (
    <>
      <ConditionHead page={page} />
      <div className="container layout">
        <div className="prose">
          <p className="lead">{page.lead}</p>
          <Prose text={page.overview} />
          <Toc entries={sections} />
          <Bodies sections={sections.slice(0, split)} />
        </div>
        <aside className="layout__side" aria-label={t.condition.bookAside}>
          <LeadCard shell={shell} placement="side" />
          <OpinionCard />
        </aside>
        <div className="prose layout__rest">
          <Bodies sections={sections.slice(split)} />
          <Sources sources={page.sources} />
        </div>
      </div>
    </>
  );
}

/** On a narrow screen the form follows the cost, or else the first section. */
function formPlace(sections: PageSection[]): number {
  const cost = sections.findIndex((section) => section.id === 'cost');
  return cost === -1 ? 1 : cost + 1;
}

function Bodies({ sections }: { sections: PageSection[] }) {
  return sections.map((section) => <SectionBody key={section.id} section={section} />);
}

function PriceCard({ page }: { page: Props }) {
  return (
    <div className="card card--pad">
      <PriceRanges rows={page.prices} />
    </div>
  );
}

function Doctors({ page, contact }: { page: Props; contact: Contact }) {
  return (
    <>
      <DoctorRows doctors={page.doctors} contact={contact} />
      <AllLink link={page.doctorsLink} />
    </>
  );
}
