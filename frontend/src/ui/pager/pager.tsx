import { Fragment } from 'react';
import type { PageLink } from '@/contract/types';
import { useText } from '@/ui/text';

/** Whether pages between this one and the one before it are left out. */
const isAfterGap = (pages: PageLink[], at: number) =>
  (pages[at]?.number ?? 0) - (pages[at - 1]?.number ?? 0) > 1;

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
        {pages.map(({ number, url, isCurrent }, at) => (
          <Fragment key={number}>
            {isAfterGap(pages, at) && (
              <li className="gap" aria-hidden="true">
                …
              </li>
            )}
            <li>
              <a
                href={url}
                aria-current={isCurrent ? 'page' : undefined}
                aria-label={t.pageNumber(number)}
              >
                {number}
              </a>
            </li>
          </Fragment>
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
