import type { DepartmentsPageProps as Props } from '@/contract/types';
import { IconGrid } from '@/ui/icon-grid/icon-grid';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { useText } from '@/ui/text';
import './places-page.css';

export default function DepartmentsPage({ props: page }: PageInput<Props>) {
  const t = useText().content;
  const tiles = page.departments.map(({ label, icon, url, specialist }) => ({
    label,
    icon,
    url,
    note: specialist,
  }));
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title} intro={page.intro} />
      <div className="container departments">
        {tiles.length === 0 ? (
          <p>{t.nothingYet}</p>
        ) : (
          <IconGrid label={page.title} tiles={tiles} className="depts--all depts--notes" />
        )}
      </div>
    </>
  );
}
