import { StepList } from '@/content/how-it-works';
import type { MarketingSection, MarketingPageProps as Props, Shell } from '@/contract/types';
import { DoctorCard } from '@/directory/doctor-card';
import { PriceSources } from '@/directory/price-notes';
import { PriceRanges, RangeList } from '@/directory/price-range';
import { ButtonGroup } from '@/leads/form/button-group';
import { LeadCard } from '@/leads/form/lead-card';
import { PrivacyLink } from '@/tracking/privacy-link';
import { Accordion } from '@/ui/accordion/accordion';
import { ThanksScene } from '@/ui/art/art';
import { Icon } from '@/ui/icon/icon';
import type { PageInput } from '@/ui/page';
import { Prose } from '@/ui/prose/prose';
import { useText } from '@/ui/text';

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
      {page.sections.map((section) => (
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
      <ul className="mk-checks list">
        {page.checks.map((check) => (
          <li key={check}>
            <Icon name="check" />
            <span>{check}</span>
          </li>
        ))}
      </ul>
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
  return (
    <div className="container mk-small">
      <p>{t.campaigns.disclosure}</p>
      <p>{t.footer.disclaimer}</p>
      <p>
        <a href="/privacy">{t.campaigns.privacy}</a> <PrivacyLink />
      </p>
    </div>
  );
}

interface BlockProps {
  section: MarketingSection;
  shell: Shell;
}

/** A block as the editor placed it: one of its lists is filled, the others render nothing. */
function Block({ section, shell }: BlockProps) {
  if (section.steps.length > 0) return <Steps section={section} />;
  return (
    <section className="section mk-block">
      <div className="container">
        {section.title !== '' && <h2>{section.title}</h2>}
        {section.text !== '' && <Prose text={section.text} />}
        {section.prices.length > 0 && (
          <div className="card card--pad">
            <PriceRanges rows={section.prices} />
          </div>
        )}
        {section.doctors.length > 0 && (
          <div className="rail">
            {section.doctors.map((doctor) => (
              <DoctorCard key={doctor.id} doctor={doctor} contact={shell.contact} shape="tile" />
            ))}
          </div>
        )}
        {section.questions.length > 0 && <Accordion questions={section.questions} />}
        {section.buttons.length > 0 && <ButtonGroup shell={shell} types={section.buttons} />}
      </div>
    </section>
  );
}

function Steps({ section }: { section: MarketingSection }) {
  return (
    <section className="how section">
      <div className="container">
        <h2>{section.title}</h2>
        <StepList steps={section.steps} />
      </div>
    </section>
  );
}
