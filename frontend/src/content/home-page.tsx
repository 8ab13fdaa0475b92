import type { Contact, HomePageProps as Props } from '@/contract/types';
import { DoctorCard } from '@/directory/doctor-card';
import { HospitalCards } from '@/directory/hospital-card';
import { PriceRanges } from '@/directory/price-range';
import { inLanguage } from '@/lib/page-language';
import { SearchBox } from '@/search/search-box';
import { linkTo } from '@/shell/site-links';
import { MoreLink } from '@/ui/link/more-link';
import type { PageInput } from '@/ui/page';
import { SectionHead } from '@/ui/section-head';
import { useText } from '@/ui/text';
import { Departments } from './departments';
import { HomeHero } from './home-hero';
import { HowItWorks } from './how-it-works';
import { QuickActions } from './quick-actions';
import { Reviewed } from './reviewed';
import './home-hero.css';
import './quick-actions.css';

export default function HomePage({ props: page, shell }: PageInput<Props>) {
  const { language } = shell.context;
  const there = (url: string) => linkTo(shell, inLanguage(url, language)) ?? linkTo(shell, url);
  return (
    <>
      <HomeHero page={page} search={<SearchBox shell={shell} />} />
      <QuickActions actions={page.quickActions} />
      <Departments tiles={page.departments} allUrl={there('/departments')} />
      <Costs page={page} />
      <Doctors page={page} contact={shell.contact} />
      <HowItWorks steps={page.steps} />
      <Hospitals page={page} allUrl={there('/hospitals')} />
      <Reviewed page={page} policyUrl={there('/editorial-policy')} />
    </>
  );
}

function Costs({ page }: { page: Props }) {
  const t = useText();
  if (page.prices.length === 0) return null;
  return (
    <section className="section section--mist" aria-labelledby="costs" data-of-city="costs">
      <div className="container costs">
        <div>
          <h2 id="costs">{t.home.costs(page.city)}</h2>
          <p className="costs__text">{t.home.costsText}</p>
          <MoreLink href={page.costsUrl}>{t.home.allCosts}</MoreLink>
        </div>
        <div className="card">
          <PriceRanges rows={page.prices} />
        </div>
      </div>
    </section>
  );
}

function Doctors({ page, contact }: { page: Props; contact: Contact }) {
  const t = useText();
  if (page.doctors.length === 0) return null;
  return (
    <section className="section" aria-labelledby="doctors" data-of-city="doctors">
      <div className="container">
        <SectionHead id="doctors" title={t.home.doctors(page.city)} text={t.home.doctorsText}>
          <MoreLink href={page.doctorsUrl}>{t.home.allDoctors}</MoreLink>
        </SectionHead>
        <div className="rail">
          {page.doctors.map((doctor) => (
            <DoctorCard key={doctor.id} doctor={doctor} contact={contact} shape="tile" />
          ))}
        </div>
      </div>
    </section>
  );
}

function Hospitals({ page, allUrl }: { page: Props; allUrl: string | null }) {
  const t = useText();
  if (page.hospitals.length === 0) return null;
  return (
    <section className="section" aria-labelledby="hospitals" data-of-city="hospitals">
      <div className="container">
        <SectionHead id="hospitals" title={t.home.hospitals(page.city)}>
          <MoreLink href={allUrl}>{t.home.allHospitals}</MoreLink>
        </SectionHead>
        {/* On a phone it scrolls sideways and may hold no link, so the keyboard must reach it. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a group of cards, no fieldset */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region takes the focus */}
        <div className="rail" role="group" tabIndex={0} aria-label={t.home.hospitals(page.city)}>
          <HospitalCards hospitals={page.hospitals} />
        </div>
      </div>
    </section>
  );
}
