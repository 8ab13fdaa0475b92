import { useEffect, useRef } from 'react';
import type { Link, Preset } from '@/contract/types';
import { searchBoxText } from '@/lib/text/search-box';
import { useLanguage, useStrings } from '@/ui/language';
import { comboboxProps } from './combobox';
import { Finder } from './finder';
import { ALL_INDIA, FinderCity } from './finder-city';
import { cleanQuery, resultsUrl } from './query';
import { rowGroups, SearchPanel } from './search-panel';
import { optionId } from './search-rows';
import { useSuggestions } from './suggestions';
import { type SearchField, useSearchField } from './use-search-field';
import { useSearchedCity } from './use-searched-city';

export interface SearchBoxProps {
  id: string;
  popular: Link[];
  cities?: Preset[];
  /** The city the page searched in; null when it is about no search. */
  cityId?: number | null;
  query?: string;
  /** In the overlay the list is always open, and has the room below the field. */
  isOverlay?: boolean;
}

/**
 * The search field, a combobox by our own hand: a plain form must go on working inside it, and calls and
 * buttons stand in its list, which React Aria's combobox does not allow. Pattern: list autocomplete with
 * manual selection, WAI-ARIA Authoring Practices.
 */
export default function SearchBox(props: SearchBoxProps) {
  const { id, popular, cities = [], cityId = null, query: asked = '' } = props;
  const { isOverlay = false } = props;
  const t = useStrings(searchBoxText);
  const box = useRef<HTMLElement>(null);
  const field = useSearchField(asked, isOverlay);
  const [city, setCity] = useSearchedCity(box, cities, cityId);
  const { query, suggestions, groups, count, active } = useRows(field, popular, city);
  useRowInSight(id, active);

  return (
    <search
      className="searchbox"
      aria-label={t.finder.label}
      ref={box}
      onReset={() => queueMicrotask(() => startAgain(field, box.current, setCity))}
      onBlur={(event) => !box.current?.contains(event.relatedTarget) && field.close()}
    >
      <Finder
        id={id}
        isPlain={cities.length === 0}
        city={
          <FinderCity
            cities={cities}
            cityId={cityId}
            city={field.isAwake ? city : String(cityId ?? '')}
            isAwake={field.isAwake}
            onChosen={setCity}
          />
        }
        query={asked}
        inputRef={field.input}
        combobox={comboboxProps(field, { id, count, active, isOverlay })}
      />
      {field.isAwake && field.isOpen && (
        <SearchPanel
          id={id}
          query={query}
          suggestions={suggestions}
          groups={groups}
          active={active}
        />
      )}
    </search>
  );
}

/** The form is as the page came: Back does that (shell/back.client.ts). It is told before it is done. */
function startAgain(
  field: SearchField,
  box: HTMLElement | null,
  setCity: (city: string) => void,
): void {
  field.reread();
  const select = box?.querySelector('select');
  if (select) setCity(select.value);
}

/** What the list shows for what is typed, and the active row as far as it is there. */
function useRows(field: SearchField, popular: Link[], city: string) {
  const t = useStrings(searchBoxText);
  const query = cleanQuery(field.typed);
  const suggestions = useSuggestions(field.isOpen ? query : '', city);
  const allUrl = resultsUrl(query, city === String(ALL_INDIA) ? '' : city, useLanguage());
  // What the arrows had reached in the list before is somewhere else in this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer
  useEffect(() => field.activate(-1), [suggestions]);
  const groups = rowGroups(suggestions, { popular, query, allUrl }, t);
  const count = groups.flatMap(({ rows }) => rows).length;
  const active = field.active < count ? field.active : -1;
  return { query, suggestions, groups, count, active };
}

function useRowInSight(id: string, active: number): void {
  useEffect(() => {
    if (active >= 0)
      document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);
}
