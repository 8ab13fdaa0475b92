import type {
  CostChoices,
  CostGroup,
  CostOption,
  ExplorerPageProps as Props,
} from '@/contract/types';
import { FormAside } from '@/leads/form/form-aside';
import { inColumns } from '@/lib/in-columns';
import { CostLine } from '@/ui/cost-line/cost-line';
import { HealthIcon } from '@/ui/icon/health-icon';
import { MoreLink } from '@/ui/link/more-link';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { useText } from '@/ui/text';
import { ChoicesForm } from './choices-form';
import { Estimate } from './estimate';
import './explorer-page.css';

/** `/cost`: what treatments cost, or one of them by city, room and insurance. */
export default function ExplorerPage({ props: page, shell }: PageInput<Props>) {
  const t = useText();
  const { estimate } = page;
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title} intro={page.intro} />
      <div className="container explorer">
        {page.notices.length > 0 && (
          <div className="explorer__notices" role="status">
            {page.notices.map((notice) => (
              <p key={notice}>{notice}</p>
            ))}
          </div>
        )}
        <ChoicesForm choices={page.choices} />
      </div>
      {estimate === null ? (
        <Index groups={page.index} />
      ) : (
        <div className="container layout explorer__layout">
          <div className="prose">
            <Chosen choices={page.choices} />
            <Estimate estimate={estimate} />
            <MoreLink href={page.allUrl}>{t.costExplorer.all}</MoreLink>
          </div>
          <FormAside shell={shell} label={t.costs.getEstimate} title={t.costs.getEstimate} />
        </div>
      )}
    </>
  );
}

/** On paper, which has no form: for which room and insurance the prices are. */
function Chosen({ choices }: { choices: CostChoices }) {
  const t = useText().costExplorer;
  const { rooms, room, insurances, insurance } = choices;
  const named = (options: CostOption[], chosen: string, none: string) =>
    options.find(({ value }) => value === chosen)?.label ?? none;
  const payers = insurances.flatMap(({ options }) => options);
  return (
    <p className="caption explorer__chosen">
      {`${t.room}: ${named(rooms, room, t.anyRoom)} · `}
      {`${t.insurance}: ${named(payers, insurance, t.anyInsurance)}`}
    </p>
  );
}

const COLUMNS = 2;
const HEAD_ROWS = 2; // what the name of a department takes, and the space around its card

const rowsOf = (group: CostGroup) => HEAD_ROWS + group.rows.length;

/** Every treatment with its range, a card a department. */
function Index({ groups }: { groups: CostGroup[] }) {
  const t = useText();
  return (
    <section className="container cost-index" aria-labelledby="all">
      <h2 id="all">{t.costExplorer.allTitle}</h2>
      {groups.length === 0 && <p>{t.content.nothingYet}</p>}
      <div className="cost-index__groups">
        {inColumns(groups, COLUMNS, rowsOf).map((column) => (
          <div className="cost-index__column" key={column[0]?.label}>
            {column.map((group) => (
              <Group key={group.label} group={group} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function Group({ group }: { group: CostGroup }) {
  return (
    <section className="card card--pad">
      <h3>
        <HealthIcon name={group.icon} />
        {group.label}
      </h3>
      <ul className="cost-index__rows">
        {group.rows.map((row) => (
          <li key={row.url}>
            <CostLine row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
