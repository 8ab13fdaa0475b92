import type { Crumb } from '@/contract/types';
import { useText } from '@/ui/text';

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const t = useText();
  if (crumbs.length === 0) return null;
  return (
    <nav className="crumbs container" aria-label={t.breadcrumb}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label}>
            <CrumbLink crumb={crumb} isLast={index === crumbs.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbLink({ crumb, isLast }: { crumb: Crumb; isLast: boolean }) {
  if (isLast) return <span aria-current="page">{crumb.label}</span>;
  return crumb.url === null ? <span>{crumb.label}</span> : <a href={crumb.url}>{crumb.label}</a>;
}
