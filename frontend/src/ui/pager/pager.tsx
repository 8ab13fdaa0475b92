import type { PageLink } from '@/contract/types';
import { useText } from '@/ui/text';

export function Pager({ pages, nextUrl }: { pages: PageLink[]; nextUrl: string | null }) {
  const t = useText();
  if (pages.length < 2) return null;
  const before = pages[pages.findIndex(({ isCurrent }) => isCurrent) - 1];
  return (
    <nav aria-label={t.pages}>
      <ul className="pager">
        {before && (
          <li>
            <a href={before.url} rel="prev">
              {t.previous}
            </a>
          </li>
        )}
        {pages.map(({ number, url, isCurrent }) => (
          <li key={number}>
            <a
              href={url}
              aria-current={isCurrent ? 'page' : undefined}
              aria-label={t.pageNumber(number)}
            >
              {number}
            </a>
          </li>
        ))}
        {nextUrl !== null && (
          <li>
            <a href={nextUrl} rel="next">
              {t.next}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
