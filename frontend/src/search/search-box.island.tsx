import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Link, Preset } from '@/contract/types';
import { useChosenCity } from '@/lib/use-chosen-city';
import { useText } from '@/ui/text';
import type { EmergencyNumbers } from './emergency-notice';
import { Finder } from './finder';
import { ALL_INDIA, FinderCity } from './finder-city';
import { cleanQuery, isTooShort, resultsUrl } from './query';
import { rowGroups, SearchPanel } from './search-panel';
import { optionId } from './search-rows';
import { useSuggestions } from './suggestions';

export interface SearchBoxProps {
  id: string;
  popular: Link[];
  emergency: EmergencyNumbers;
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
  const { id, popular, emergency, cities = [], cityId = null, query: asked = '' } = props;
  const { isOverlay = false } = props;
  const t = useText();
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isAwake, setAwake] = useState(false);
  const [isOpen, setOpen] = useState(isOverlay);
  const [typed, setTyped] = useState(asked);
  const [active, setActive] = useState(-1);
  const chosen = useChosenCity();
  const [ownCity, setOwnCity] = useState<string | null>(null);
  const usual = cities.length > 0 ? (cityId ?? cities[0]?.id) : chosen?.id || cityId;
  const city = ownCity ?? String(usual ?? '');

  // What was typed, chosen and focused before the code came is kept.
  useLayoutEffect(() => {
    setAwake(true);
    setTyped(input.current?.value ?? '');
    setOwnCity(box.current?.querySelector('select')?.value ?? null);
    if (document.activeElement === input.current) setOpen(true);
  }, []);

  const query = cleanQuery(typed);
  const suggestions = useSuggestions(isOpen ? query : '', city);
  const allUrl = resultsUrl(query, city === String(ALL_INDIA) ? '' : city);
  const groups = rowGroups(suggestions, { popular, allUrl, isShort: isTooShort(query) }, t);
  const rows = groups.flatMap((group) => group.rows);
  const shown = active < rows.length ? active : -1;

  useEffect(() => {
    if (shown >= 0)
      document.getElementById(optionId(id, shown))?.scrollIntoView({ block: 'nearest' });
  }, [shown, id]);

  function clear() {
    if (input.current) input.current.value = '';
    setTyped('');
    setActive(-1);
  }

  function close() {
    setOpen(isOverlay);
    setActive(-1);
  }

  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      if (rows.length > 0) setActive(nextOf(shown, step, rows.length));
    } else if (event.key === 'Enter' && isOpen && shown >= 0) {
      event.preventDefault();
      document.getElementById(optionId(id, shown))?.click();
    } else if (event.key === 'Escape' && (typed !== '' || (isOpen && !isOverlay))) {
      event.preventDefault(); // clears, then closes; only then a dialog around it
      if (typed !== '') clear();
      else close();
    }
  }

  const combobox = isAwake
    ? {
        role: 'combobox',
        'aria-autocomplete': 'list' as const,
        'aria-expanded': isOpen && rows.length > 0,
        'aria-controls': `${id}-list`,
        'aria-activedescendant': isOpen && shown >= 0 ? optionId(id, shown) : undefined,
        onKeyDown: keyDown,
        onFocus: () => setOpen(true),
        onClick: () => setOpen(true),
        onInput: () => {
          setTyped(input.current?.value ?? '');
          setActive(-1);
          setOpen(true);
        },
      }
    : {};

  return (
    <search
      className="searchbox"
      aria-label={t.finder.label}
      ref={box}
      onBlur={(event) => !box.current?.contains(event.relatedTarget) && close()}
    >
      <Finder
        id={id}
        isPlain={cities.length === 0}
        city={
          <FinderCity
            cities={cities}
            cityId={cityId}
            city={isAwake ? city : String(cityId ?? '')}
            isAwake={isAwake}
            onChosen={setOwnCity}
          />
        }
        query={asked}
        inputRef={input}
        combobox={combobox}
      />
      {isAwake && isOpen && (
        <SearchPanel
          id={id}
          query={query}
          suggestions={suggestions}
          groups={groups}
          active={shown}
          emergency={emergency}
        />
      )}
    </search>
  );
}

/** The next row, around both ends; from the field itself the first or the last. */
function nextOf(active: number, step: number, count: number): number {
  if (active < 0) return step > 0 ? 0 : count - 1;
  return (active + step + count) % count;
}
