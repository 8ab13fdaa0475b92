import { StepList } from '@/content/how-it-works';
import type { MarketingSteps, MarketingPageProps as Props, Shell } from '@/contract/types';
import { DoctorCard } from '@/directory/doctor-card';
import { PriceSources } from '@/directory/price-notes';
import { PriceRanges, RangeList } from '@/directory/price-range';
import { ButtonGroup, buttonsThere } from '@/leads/form/button-group';
import { LeadCard } from '@/leads/form/lead-card';
import { inLanguage } from '@/lib/page-language';
import { PrivacyLink } from '@/tracking/privacy-link';
import { Accordion } from '@/ui/accordion/accordion';
import { ThanksScene } from '@/ui/art/art';
import { Icon } from '@/ui/icon/icon';
import { useLanguage } from '@/ui/language';
import type { PageInput } from '@/ui/page';
import { Prose } from '@/ui/prose/prose';
import { useText } from '@/ui/text';
import './marketing-page.css';

export default function MarketingPage({ props: page, shell }: PageInput<Props>) {
  return (
    <>
      <div className="mk-hero">
        <div className="container mk-grid">
          <Pledge page={page} />
          <LeadCard shell={shell} placement="hero" />
        </div>
        <div className="mk-scene">
          <ThanksScene />
        </div>
      </div>
      {page.sections
        .filter((section) => hasContent(section, shell))
        .map((section) => (
          <Block key={section.title + section.kind} section={section} shell={shell} />
        ))}
      <SmallPrint />
    </>
  );
}

function Pledge({ page }: { page: Props }) {
  return (
    <div className="mk-promise">
      <h1>{page.title}</h1>
      <p className="lead">{page.lead}</p>
      {page.checks.length > 0 && (
        <ul className="mk-checks list">
          {page.checks.map((check) => (
            <li key={check}>
              <Icon name="check" />
              <span>{check}</span>
            </li>
          ))}
        </ul>
      )}
      {page.prices.length > 0 && (
        <div className="card card--pad">
          <RangeList rows={page.prices} />
          <PriceSources rows={page.prices} />
        </div>
      )}
    </div>
  );
}

/** The page has no footer: who answers for it, and the privacy choices, stand here. */
function SmallPrint() {
  const t = useText();
  const language = useLanguage();
  return (
    <div className="container mk-small">
      <p>{t.campaigns.disclosure}</p>
      <p>{t.footer.disclaimer}</p>
      <p>
        <a href={inLanguage('/privacy', language)}>{t.campaigns.privacy}</a> <PrivacyLink />
      </p>
    </div>
  );
}

type Section = Props['sections'][number];

interface BlockProps {
  section: Section;
  shell: Shell;
}

/** The server leaves out what is empty; which ways to reach us a page has, only its shell knows. */
const hasContent = (section: Section, shell: Shell): boolean =>
  section.kind !== 'buttons' || buttonsThere(section.buttons, shell).length > 0;

/** A block as the editor placed it. */
function Block({ section, shell }: BlockProps) {
  if (section.kind === 'steps') return <Steps section={section} />;
  return (
    <section className="section mk-block">
      <div className="container">
        {section.title !== '' && <h2>{section.title}</h2>}
        <BlockContent section={section} shell={shell} />
      </div>
    </section>
  );
}

function BlockContent({
  section,
  shell,
}: {
  section: Exclude<Section, MarketingSteps>;
  shell: Shell;
}) {
  switch (section.kind) {
    case 'text':
      return <Prose text={section.text} />;
    case 'prices':
      return (
        <div className="card card--pad">
          <PriceRanges rows={section.prices} />
        </div>
      );
    case 'surgeons':
      return (
        <div className="rail">
          {section.doctors.map((doctor) => (
            <DoctorCard key={doctor.id} doctor={doctor} contact={shell.contact} shape="tile" />
          ))}
        </div>
      );
    case 'questions':
      return <Accordion questions={section.questions} />;
    case 'buttons':
      return <ButtonGroup shell={shell} types={section.buttons} />;
  }
}

function Steps({ section }: { section: MarketingSteps }) {
  return (
    <section className="how section">
      <div className="container">
        <h2>{section.title}</h2>
        <StepList steps={section.steps} />
      </div>
    </section>
  );
}
