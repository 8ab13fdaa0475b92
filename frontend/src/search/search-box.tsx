import type { Shell } from '@/contract/types';
import { Island } from '@/ui/island';
import { JsonBlock } from '@/ui/json-block';
import SearchBoxIsland, { type SearchBoxProps } from './search-box.island';
import './finder.css';
import './search.css';

interface SearchBox {
  shell: Shell;
  /** The city searched in; none before anything was asked. */
  cityId?: number;
  query?: string;
}

/** What every search box of a page knows. */
export function searchProps({ popular }: Shell): SearchBoxProps {
  return { id: 'q', popular };
}

/**
 * The search box in a page: a form, and from the first touch on a combobox. Once a page. It starts in the
 * city of the page.
 */
export function SearchBox({ shell, cityId, query = '' }: SearchBox) {
  const city = cityId ?? shell.context.subject.city?.id ?? null;
  const props = { ...searchProps(shell), cities: shell.form.cities, cityId: city, query };
  return (
    <>
      <Island name="search/search-box" wake="touch" data="search-box">
        <SearchBoxIsland {...props} />
      </Island>
      <JsonBlock id="search-box" value={props} />
    </>
  );
}
