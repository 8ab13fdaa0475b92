import type { Listing } from '@/contract/types';
import { BookLink } from '@/leads/form/book-link';
import { useHasForm } from '@/leads/form/form-switch';
import { Empty } from '@/ui/empty/empty';
import { useText } from '@/ui/text';
import type { ListWords } from './list-words';

/** Nothing matches the filters, or nothing is there at all. Nobody is asked to tell us where there is no form. */
export function NoMatch({ listing, words }: { listing: Listing; words: ListWords }) {
  const t = useText();
  const hasForm = useHasForm();
  const isFiltered = listing.chosen.length > 0;
  const title = isFiltered ? words.noneTitle : words.noneYetTitle;
  if (!hasForm && !isFiltered) return <Empty title={title} text="" />;
  const withForm = isFiltered ? words.noneText : words.noneYetText;
  return (
    <Empty title={title} text={hasForm ? withForm : t.list.fewer}>
      {isFiltered && (
        <a className="btn btn--secondary" href={listing.path}>
          {t.list.clearFilters}
        </a>
      )}
      <BookLink purpose="callback">{t.getCallBack}</BookLink>
    </Empty>
  );
}
