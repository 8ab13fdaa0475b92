import type { Listing } from '@/contract/types';
import { useText } from '@/ui/text';
import { FILTER_FORM } from './filters';
import type { ListWords } from './list-words';

/** How many were found, and in which order. The order belongs to the form of the filters. */
export function ResultsBar({ listing, words }: { listing: Listing; words: ListWords }) {
  const t = useText();
  const { total, unfilteredTotal, chosen } = listing;
  const isNarrowed = total !== unfilteredTotal;
  return (
    <div className="results__bar">
      <p role="status">
        <b>{words.count(total)}</b>{' '}
        <span className="muted">
          {isNarrowed && t.list.ofAll(unfilteredTotal)}
          {isNarrowed && chosen.length > 0 && ', '}
          {chosen.map((option) => option.label).join(', ')}
        </span>
      </p>
      <Sort listing={listing} />
    </div>
  );
}

function Sort({ listing }: { listing: Listing }) {
  const t = useText();
  if (listing.sorts.length < 2 || listing.total < 2 || listing.filters.length === 0) return null;
  const chosen = listing.sorts.find((sort) => sort.isChosen);
  return (
    <div className="results__sort">
      <label className="small muted" htmlFor="sort">
        {t.list.sortBy}
      </label>
      <select
        className="input"
        id="sort"
        name="sort"
        form={FILTER_FORM}
        defaultValue={chosen?.value}
        data-submit-on-change=""
      >
        {listing.sorts.map((sort) => (
          <option key={sort.value} value={sort.value}>
            {sort.label}
          </option>
        ))}
      </select>
      <button className="btn btn--secondary" type="submit" form={FILTER_FORM} data-without-js="">
        {t.list.sort}
      </button>
    </div>
  );
}
