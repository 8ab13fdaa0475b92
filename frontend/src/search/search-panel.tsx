import type { Link } from '@/contract/types';
import { EmergencyBox } from '@/emergencies/emergency-box';
import { BookLink } from '@/leads/form/book-link';
import type { Text } from '@/lib/text';
import { commonText } from '@/lib/text/common';
import { searchBoxText } from '@/lib/text/search-box';
import { useStrings } from '@/ui/language';
import { isTooShort } from './query';
import { type RowGroup, rowOf, SearchRows } from './search-rows';
import type { Suggestions } from './suggestions';

interface SearchPanel {
  id: string;
  query: string;
  suggestions: Suggestions;
  groups: RowGroup[];
  active: number;
}

/** What is under the search field: an emergency first, then the list, or what stands in its place. */
export function SearchPanel({ id, query, suggestions, groups, active }: SearchPanel) {
  const t = useStrings(searchBoxText);
  const found = suggestions.state === 'found' ? suggestions : null;
  const isNone = found !== null && rowCount(found) === 0 && !found.emergency;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the field its focus
    <div
      className="searchpanel searchbox__panel"
      // A browser that gives none to a link that is pressed would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      <p
        className={isNone || suggestions.state === 'failed' ? 'searchbox__line' : 'vh'}
        role="status"
      >
        {/* Anew for each query: the same words in their place would not be told again. */}
        <span key={found?.query}>{spoken(suggestions, t)}</span>
      </p>
      {found?.emergency && <EmergencyBox answer={found.emergency} />}
      {suggestions.state === 'waiting' && <Skeleton />}
      {isNone && <NoMatch />}
      {groups.length > 0 && (
        <SearchRows
          id={id}
          label={t.suggestions}
          query={found?.query ?? query}
          groups={groups}
          active={active}
        />
      )}
    </div>
  );
}

/** The rows of the open list: popular pages before a query, then what was found and the way to all of it. */
export function rowGroups(
  suggestions: Suggestions,
  { popular, query, allUrl }: { popular: Link[]; query: string; allUrl: string },
  t: Text['searchBox'],
): RowGroup[] {
  if (isTooShort(query)) {
    // One without an address is words elsewhere; a row that leads nowhere would load the page again.
    const rows = popular.flatMap(({ url, label, lang }) => (url ? [{ url, label, lang }] : []));
    return rows.length === 0 ? [] : [{ title: t.results.popular, rows }];
  }
  if (suggestions.state !== 'found' || rowCount(suggestions) === 0) return [];
  const answers = suggestions.answers.map(({ url, name, note, lang, icon, imageUrl }) => ({
    url,
    label: name,
    note,
    lang,
    icon,
    face: imageUrl,
  }));
  const groups = suggestions.groups.map(({ kind, entities }) => ({
    title: t.results.kinds[kind],
    rows: entities.map(rowOf),
  }));
  const more = { url: allUrl, label: t.seeAll(query), isMore: true };
  const title = suggestions.onlyMentioned ? t.results.mentioned : t.results.answers;
  const best = answers.length > 0 ? [{ title, rows: answers }] : [];
  return [...best, ...groups, { title: '', rows: [more] }];
}

/** What a screen reader is told of a change in the list. */
function spoken(suggestions: Suggestions, t: Text['searchBox']): string {
  if (suggestions.state === 'failed') return t.offline;
  if (suggestions.state !== 'found') return '';
  const total = rowCount(suggestions);
  if (total > 0) return t.count(total);
  return suggestions.emergency ? '' : t.none(suggestions.query);
}

type Found = Extract<Suggestions, { state: 'found' }>;

function rowCount({ answers, groups }: Found): number {
  return groups.reduce((sum, group) => sum + group.entities.length, answers.length);
}

/** Under the line that says so. */
function NoMatch() {
  const { getCallBack } = useStrings(commonText);
  return (
    <div className="searchbox__none">
      <BookLink purpose="callback">{getCallBack}</BookLink>
    </div>
  );
}

function Skeleton() {
  const t = useStrings(searchBoxText);
  return (
    <div>
      <p className="vh">{t.waiting}</p>
      {[1, 2, 3].map((row) => (
        <div className="skeleton" key={row} aria-hidden="true">
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
