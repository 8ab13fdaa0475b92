import type { IndexPageProps, LinkGroup } from '@/contract/types';
import { inColumns } from '@/lib/in-columns';
import { HealthIcon } from '@/ui/icon/health-icon';
import { TextLink } from '@/ui/link/text-link';
import { PageHead } from '@/ui/page-head/page-head';
import { useText } from '@/ui/text';

/** A list of pages, a card a speciality. */
export function IndexGroups({ page }: { page: IndexPageProps }) {
  const t = useText().content;
  const columns = groupColumns(page.groups);
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

/** The groups that have links, in their order, in at most three columns of about one height. */
export const groupColumns = (groups: LinkGroup[]): LinkGroup[][] =>
  inColumns(
    groups.filter((group) => group.links.length > 0),
    COLUMNS,
    (group) => HEAD_ROWS + group.links.length,
  );

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
