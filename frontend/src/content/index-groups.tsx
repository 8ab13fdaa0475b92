import type { IndexPageProps, LinkGroup } from '@/contract/types';
import { HealthIcon } from '@/ui/icon/health-icon';
import { TextLink } from '@/ui/link/text-link';
import { PageHead } from '@/ui/page-head/page-head';
import { useText } from '@/ui/text';

/** A list of pages, a card a speciality. */
export function IndexGroups({ page }: { page: IndexPageProps }) {
  const t = useText().content;
  const columns = inColumns(page.groups);
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title} intro={page.intro} />
      <div className="container groups">
        {columns.length === 0 && <p>{t.nothingYet}</p>}
        {columns.map((column) => (
          <div key={column[0]?.label} className="groups__column">
            {column.map((group) => (
              <Group key={group.label} group={group} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

const COLUMNS = 3;
const HEAD_ROWS = 2; // what the name of a group takes, and the space around its card

/** The groups in their order, in at most three columns of about one height. */
export function inColumns(groups: LinkGroup[]): LinkGroup[][] {
  const shown = groups.filter((group) => group.links.length > 0);
  const rows = (some: LinkGroup[]) =>
    some.reduce((sum, group) => sum + HEAD_ROWS + group.links.length, 0);
  const height = rows(shown) / COLUMNS;
  const columns: LinkGroup[][] = [];
  let above = 0;
  for (const group of shown) {
    const middle = above + rows([group]) / 2;
    const column = Math.min(COLUMNS - 1, Math.floor(middle / height));
    columns[column] = [...(columns[column] ?? []), group];
    above += rows([group]);
  }
  return columns.filter((column) => column.length > 0);
}

function Group({ group }: { group: LinkGroup }) {
  return (
    <section className="card card--pad groups__card">
      <h2>
        <HealthIcon name={group.icon} />
        {group.label}
      </h2>
      <ul className="list">
        {group.links.map((link) => (
          <li key={link.label}>
            <TextLink link={link} />
          </li>
        ))}
      </ul>
    </section>
  );
}
