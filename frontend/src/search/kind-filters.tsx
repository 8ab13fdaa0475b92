import type { KindFilter } from '@/contract/types';
import { useText } from '@/ui/text';

/** All results, or those of one kind, each with its number. */
export function KindFilters({ filters }: { filters: KindFilter[] }) {
  const t = useText().searchPage;
  if (filters.length === 0) return null;
  return (
    <nav aria-label={t.byKind}>
      <ul className="chips">
        {filters.map(({ kind, url, total, isChosen }) => (
          <li key={url}>
            <a className="chip" href={url} aria-current={isChosen ? 'true' : undefined}>
              {kind === null ? t.all : t.kinds[kind]} <span className="count">{total}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
