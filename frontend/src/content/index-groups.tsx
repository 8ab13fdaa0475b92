import type { IndexPageProps, LinkGroup } from '@/contract/types';
import { HealthIcon } from '@/ui/icon/health-icon';
import { TextLink } from '@/ui/link/text-link';
import { PageHead } from '@/ui/page-head/page-head';

/** A list of pages, a card a speciality. */
export function IndexGroups({ page }: { page: IndexPageProps }) {
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title} intro={page.intro} />
      <div className="container groups">
        {page.groups.map((group) => (
          <Group key={group.label} group={group} />
        ))}
      </div>
    </>
  );
}

function Group({ group }: { group: LinkGroup }) {
  if (group.links.length === 0) return null;
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
