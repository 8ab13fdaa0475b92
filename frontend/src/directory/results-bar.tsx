import type { DoctorsPage } from '@/contract/types';
import { useText } from '@/ui/text';
import { FILTER_FORM } from './filters';

/** How many were found, and in which order. The order belongs to the form of the filters. */
export function ResultsBar({ page }: { page: DoctorsPage }) {
  const t = useText();
  const { total, unfilteredTotal, chosen } = page;
  const isNarrowed = total !== unfilteredTotal;
  return (
    <div className="results__bar">
      <p role="status">
        <b>{t.doctors.count(total)}</b>{' '}
        <span className="muted">
          {isNarrowed && t.doctors.ofAll(unfilteredTotal)}
          {isNarrowed && chosen.length > 0 && ', '}
          {chosen.map((option) => option.label).join(', ')}
        </span>
      </p>
      <Sort page={page} />
    </div>
  );
}

function Sort({ page }: { page: DoctorsPage }) {
  const t = useText();
  if (page.sorts.length < 2 || page.total < 2 || page.filters.length === 0) return null;
  const chosen = page.sorts.find((sort) => sort.isChosen);
  return (
    <div className="results__sort">
      <label className="small muted" htmlFor="sort">
        {t.doctors.sortBy}
      </label>
      <select
        className="input"
        id="sort"
        name="sort"
        form={FILTER_FORM}
        defaultValue={chosen?.value}
        data-submit-on-change=""
      >
        {page.sorts.map((sort) => (
          <option key={sort.value} value={sort.value}>
            {sort.label}
          </option>
        ))}
      </select>
      <button className="btn btn--secondary" type="submit" form={FILTER_FORM} data-without-js="">
        {t.doctors.sort}
      </button>
    </div>
  );
}
