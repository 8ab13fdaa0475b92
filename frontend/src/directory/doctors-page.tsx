import type { Link, DoctorsPage as Props } from '@/contract/types';
import { Icon } from '@/ui/icon/icon';
import { TextLink } from '@/ui/link/text-link';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { Pager } from '@/ui/pager/pager';
import { useText } from '@/ui/text';
import { DoctorList } from './doctor-list';
import { FilterChips } from './filter-chips';
import { Filters } from './filters';
import { ResultsBar } from './results-bar';

export default function DoctorsPage({ props: page }: PageInput<Props>) {
  const t = useText();
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title} intro={page.intro} />
      <div className="container listing">
        <Filters page={page} />
        <FilterChips page={page} />
        <div className="listing__main">
          <h2 className="vh">{t.doctors.results}</h2>
          <ResultsBar page={page} />
          <DoctorList page={page} />
          <Pager pages={page.pages} nextUrl={page.nextUrl} />
          {page.total > 1 && <OrderNote />}
          <div className="listing__more">
            <Chips title={t.doctors.nearby} links={page.nearby} />
            <Chips title={t.doctors.related} links={page.related} />
          </div>
        </div>
      </div>
    </>
  );
}

function OrderNote() {
  const t = useText();
  return (
    <details className="order-note">
      <summary>
        <Icon name="info" />
        {t.doctors.howOrdered}
      </summary>
      <p>{t.doctors.howOrderedText}</p>
    </details>
  );
}

function Chips({ title, links }: { title: string; links: Link[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="chips">
        {links.map((link) => (
          <li key={link.label}>
            <TextLink className="chip" link={link} />
          </li>
        ))}
      </ul>
    </section>
  );
}
