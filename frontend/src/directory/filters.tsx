import type { Filter, FilterOption, Listing } from '@/contract/types';
import { Icon } from '@/ui/icon/icon';
import { useText } from '@/ui/text';
import type { ListWords } from './list-words';

export const FILTER_FORM = 'list-filters';

/** One form: an open column on a wide screen, a sheet behind a chip on a narrow one. */
export function Filters({ listing, words }: { listing: Listing; words: ListWords }) {
  const t = useText();
  const { chosen, filters, path } = listing;
  if (filters.length === 0) return null;
  return (
    <details className="filter-sheet" data-menu="over">
      <summary className="chip">
        <Icon name="sliders-horizontal" />
        {t.list.filters}
        {chosen.length > 0 && <span className="count">{chosen.length}</span>}
      </summary>
      <form
        className="filters"
        id={FILTER_FORM}
        action={path}
        method="get"
        aria-label={words.filterForm}
      >
        <div className="filters__head">
          <h2>{t.list.filter}</h2>
          <button
            className="icon-btn"
            type="button"
            aria-label={t.list.close}
            data-menu-close="cross"
          >
            <Icon name="x" />
          </button>
        </div>
        {filters.map((filter) => (
          <FilterGroup key={filter.name} filter={filter} />
        ))}
        <div className={`filters__foot${chosen.length > 0 ? ' filters__foot--two' : ''}`}>
          <button className="btn" type="submit" data-count="">
            {words.show(listing.total)}
          </button>
          {chosen.length > 0 && (
            <a className="btn btn--quiet" href={path}>
              {t.list.clear}
            </a>
          )}
        </div>
      </form>
    </details>
  );
}

function FilterGroup({ filter }: { filter: Filter }) {
  const t = useText();
  const hasAny = filter.options.some((option) => option.value === '');
  const isOpen = !filter.options.some((option) => option.isChosen);
  return (
    <fieldset>
      <legend className="label">{filter.label}</legend>
      {filter.kind === 'one' && !hasAny && (
        <label className="choice choice--bare">
          <input type="radio" name={filter.name} value="" defaultChecked={isOpen} />
          <span>{t.list.any}</span>
        </label>
      )}
      {filter.options.map((option) => (
        <Option key={option.value} filter={filter} option={option} />
      ))}
    </fieldset>
  );
}

function Option({ filter, option }: { filter: Filter; option: FilterOption }) {
  return (
    <label className="choice choice--bare">
      <input
        type={filter.kind === 'one' ? 'radio' : 'checkbox'}
        name={filter.name}
        value={option.value}
        defaultChecked={option.isChosen}
      />
      <span>{option.label}</span>
      {option.value !== '' && <span className="n">{option.count}</span>}
    </label>
  );
}
