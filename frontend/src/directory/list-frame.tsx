import type { ReactNode } from 'react';
import type { Link, ListPageProps } from '@/contract/types';
import { Icon } from '@/ui/icon/icon';
import { LinkChips } from '@/ui/link/link-chips';
import { PageHead } from '@/ui/page-head/page-head';
import { Pager } from '@/ui/pager/pager';
import { useText } from '@/ui/text';
import { FilterChips } from './filter-chips';
import { Filters } from './filters';
import type { ListWords } from './list-words';
import { NoMatch } from './no-match';
import { ResultsBar } from './results-bar';

interface ListFrame {
  page: ListPageProps;
  words: ListWords;
  /** The cards of this page. */
  children: ReactNode;
}

/** All that stands around the cards of a list: heading, filters, count and order, pages, ways on. */
export function ListFrame({ page, words, children }: ListFrame) {
  const t = useText();
  const { listing } = page;
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title} intro={page.intro} />
      <div className="container listing">
        <Filters listing={listing} words={words} />
        <FilterChips listing={listing} />
        <div className="listing__main">
          <h2 className="vh">{t.list.results}</h2>
          <ResultsBar listing={listing} words={words} />
          {listing.total === 0 ? <NoMatch listing={listing} words={words} /> : children}
          <Pager pages={listing.pages} nextUrl={listing.nextUrl} />
          {listing.total > 1 && <OrderNote text={words.howOrderedText} />}
          <div className="listing__more">
            <Chips title={words.nearby} links={page.nearby} />
            <Chips title={words.related} links={page.related} />
          </div>
        </div>
      </div>
    </>
  );
}

function OrderNote({ text }: { text: string }) {
  const t = useText();
  return (
    <details className="order-note">
      <summary>
        <Icon name="info" />
        {t.list.howOrdered}
      </summary>
      <p>{text}</p>
    </details>
  );
}

function Chips({ title, links }: { title: string; links: Link[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <LinkChips links={links} />
    </section>
  );
}
