import { useCallback, useEffect, useState } from 'react';
import type { ShortlistCards } from '@/contract/types';
import { getJson } from '@/lib/send';
import { useLanguage } from '@/ui/language';
import { countOf, readShortlist, type Shortlist, type ShortlistKind, toggle } from './shortlist';

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

/** The cards of what this device has stored; asked for again when the list changes or the network is back.
 * `removed`: how often one was taken off here. */
export function useShortlist() {
  const language = useLanguage();
  const [state, setState] = useState<ShortlistState>({ is: 'loading' });
  const [removed, setRemoved] = useState(0);

  const load = useCallback(async () => {
    const list = readShortlist();
    if (countOf(list) === 0) return setState({ is: 'empty' });
    const cards = await getJson<ShortlistCards>(address(list, language));
    if (!cards) return setState({ is: 'failed' });
    const gone = countOf(list) - cards.doctors.length - cards.hospitals.length;
    setState({ is: 'found', cards, gone });
  }, [language]);

  useEffect(() => {
    void load();
    const again = () => void load();
    addEventListener('online', again);
    addEventListener('storage', again); // another tab
    return () => {
      removeEventListener('online', again);
      removeEventListener('storage', again);
    };
  }, [load]);

  async function remove(kind: ShortlistKind, id: number): Promise<void> {
    toggle(kind, id);
    await load();
    setRemoved((before) => before + 1);
  }

  return { state, remove, removed, reload: () => void load() };
}
