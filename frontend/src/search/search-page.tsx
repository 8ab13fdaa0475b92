import type { CostRow, SearchPageProps as Props } from '@/contract/types';
import { EmergencyBox } from '@/emergencies/emergency-box';
import { BookLink } from '@/leads/form/book-link';
import { Breadcrumbs } from '@/ui/breadcrumbs/breadcrumbs';
import { CostLine } from '@/ui/cost-line/cost-line';
import { Empty } from '@/ui/empty/empty';
import { TextLink } from '@/ui/link/text-link';
import type { PageInput } from '@/ui/page';
import { Pager } from '@/ui/pager/pager';
import { useText } from '@/ui/text';
import { KindFilters } from './kind-filters';
import { PartChips } from './part-chips';
import { SearchBox } from './search-box';
import { Answers, SearchGroups } from './search-groups';
import './search-page.css';

export default function SearchPage({ props: page, shell }: PageInput<Props>) {
  const t = useText();
  const { query, emergency } = page;
  const isGentle = emergency?.isGentle ?? false;
  return (
    <>
      <div className="search-trail">
        <Breadcrumbs crumbs={page.crumbs} />
      </div>
      <div className="container search">
        <h1>{query === '' || isGentle ? t.searchPage.title : t.searchPage.resultsFor(query)}</h1>
        {emergency && <EmergencyBox answer={emergency} />}
        <SearchBox shell={shell} cityId={page.cityId} query={query} />
        {!isGentle && <Results page={page} />}
        <Popular page={page} />
      </div>
    </>
  );
}

const isFound = ({ groups, answers, costs }: Props) =>
  groups.length + answers.length + costs.length > 0;

function Results({ page }: { page: Props }) {
  const t = useText();
  if (isFound(page)) {
    return (
      <>
        <PartChips parts={page.parts} />
        {page.asksPrice && <Costs rows={page.costs} />}
        <p>{page.cityName === '' ? t.searchPage.inIndia : t.searchPage.inCity(page.cityName)}</p>
        <KindFilters filters={page.filters} />
        <Answers hits={page.answers} onlyMentioned={page.onlyMentioned} />
        {!page.asksPrice && <Costs rows={page.costs} />}
        <SearchGroups groups={page.groups} />
        <Pager pages={page.pages} nextUrl={page.nextUrl} />
      </>
    );
  }
  if (page.query === '' || page.emergency) return null;
  if (page.isTooShort) return <p role="status">{t.searchPage.tooShort}</p>;
  return (
    <Empty level={2} title={t.searchPage.none(page.query)} text={t.searchPage.noneText}>
      <BookLink purpose="callback">{t.getCallBack}</BookLink>
    </Empty>
  );
}

/** What the named treatments cost. */
function Costs({ rows }: { rows: CostRow[] }) {
  const t = useText();
  if (rows.length === 0) return null;
  return (
    <section className="card card--pad search__costs">
      <h2>{t.searchPage.kinds.Cost}</h2>
      {rows.map((row) => (
        <CostLine key={row.url} row={row} />
      ))}
    </section>
  );
}

function Popular({ page }: { page: Props }) {
  const t = useText();
  if (isFound(page) || page.popular.length === 0) return null;
  return (
    <section className="search__popular">
      <h2>{t.searchPage.popular}</h2>
      <ul className="chips">
        {page.popular.map((link) => (
          <li key={link.label}>
            <TextLink className="chip" link={link} />
          </li>
        ))}
      </ul>
    </section>
  );
}
