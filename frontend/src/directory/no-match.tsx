import type { Listing } from '@/contract/types';
import { BookLink } from '@/leads/form/book-link';
import { Empty } from '@/ui/empty/empty';
import { useText } from '@/ui/text';
import type { ListWords } from './list-words';

/** Nothing matches the filters, or nothing is there at all. */
export function NoMatch({ listing, words }: { listing: Listing; words: ListWords }) {
  const t = useText();
  const isFiltered = listing.chosen.length > 0;
  return (
    <Empty
      title={isFiltered ? words.noneTitle : words.noneYetTitle}
      text={isFiltered ? words.noneText : words.noneYetText}
    >
      {isFiltered && (
        <a className="btn btn--secondary" href={listing.path}>
          {t.list.clearFilters}
        </a>
      )}
      <BookLink purpose="callback">{t.getCallBack}</BookLink>
    </Empty>
  );
}
