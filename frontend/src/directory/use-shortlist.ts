import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShortlistCards } from '@/contract/types';
import { getJson } from '@/lib/get-json';
import { endAfter } from '@/lib/patience';
import { useLanguage } from '@/ui/language';
import { countOf, drop, KEY, readShortlist, type Shortlist, type ShortlistKind } from './shortlist';

/** What something between us and the device answered in our place is no list. */
const isOurs = (cards: ShortlistCards | null): cards is ShortlistCards =>
  Array.isArray(cards?.doctors) && Array.isArray(cards.hospitals);

/** `gone`: how many of the list are listed no longer. */
type ShortlistState =
  | { is: 'loading' }
  | { is: 'empty' }
  | { is: 'failed' }
  | { is: 'found'; cards: ShortlistCards; gone: number };

function address({ doctor, hospital }: Shortlist, language: string): string {
  const asked = new URLSearchParams({ language });
  for (const id of doctor) asked.append('doctors', String(id));
  for (const id of hospital) asked.append('hospitals', String(id));
  return `/api/shortlist?${asked}`;
}

const without = (ids: number[], listed: { id: number }[]) =>
  ids.filter((id) => !listed.some((one) => one.id === id));

function withoutCard(before: ShortlistState, kind: ShortlistKind, id: number): ShortlistState {
  if (before.is !== 'found') return before;
  const key = `${kind}s` as const;
  const left = (before.cards[key] as { id: number }[]).filter((one) => one.id !== id);
  return { ...before, cards: { ...before.cards, [key]: left } };
}

/** Where another tab, or a page that Back led here from, may have changed the list, or the network is back. */
function onChange(again: () => void): () => void {
  const back = ({ persisted }: PageTransitionEvent) => persisted && again();
  const elsewhere = ({ key }: StorageEvent) => (key === KEY || key === null) && again();
  addEventListener('online', again);
  addEventListener('storage', elsewhere);
  addEventListener('pageshow', back);
  return () => {
    removeEventListener('online', again);
    removeEventListener('storage', elsewhere);
    removeEventListener('pageshow', back);
  };
}

/** The cards of what this device has stored; asked for again when the list changes or the network is back.
 * `removed`: how often one was taken off here. */
export function useShortlist() {
  const language = useLanguage();
  const [state, setState] = useState<ShortlistState>({ is: 'loading' });
  const [removed, setRemoved] = useState(0);

  const newest = useRef(0);
  const isUnderWay = useRef(false);

  const load = useCallback(async () => {
    newest.current += 1;
    const asked = newest.current;
    const list = readShortlist();
    isUnderWay.current = countOf(list) > 0;
    if (!isUnderWay.current) return setState({ is: 'empty' });
    const cards = await getJson<ShortlistCards>(address(list, language), { signal: endAfter() });
    if (asked !== newest.current) return; // the list is another by now
    isUnderWay.current = false;
    if (!isOurs(cards))
      return setState((before) => (before.is === 'found' ? before : { is: 'failed' }));
    const gone = countOf(list) - cards.doctors.length - cards.hospitals.length;
    drop('doctor', without(list.doctor, cards.doctors)); // they would take the place of others
    drop('hospital', without(list.hospital, cards.hospitals));
    setState({ is: 'found', cards, gone });
  }, [language]);

  useEffect(() => {
    void load();
    return onChange(() => void load());
  }, [load]);

  /** What is left is here already: nothing is asked for, also without a network, but what was on its way. */
  function remove(kind: ShortlistKind, id: number): void {
    newest.current += 1;
    drop(kind, [id]);
    if (isUnderWay.current) void load();
    const isEmpty = countOf(readShortlist()) === 0;
    setState((before) => (isEmpty ? { is: 'empty' } : withoutCard(before, kind, id)));
    setRemoved((before) => before + 1);
  }

  /** The button that was pressed for it is gone then; a second failure is told as the first was. */
  function reload(): void {
    setState({ is: 'loading' });
    setRemoved((before) => before + 1);
    void load();
  }

  return { state, remove, removed, reload };
}
