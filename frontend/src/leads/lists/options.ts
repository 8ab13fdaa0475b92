import { useEffect, useState } from 'react';
import { callHeaders } from '@/lib/call-headers';
import { getJson } from '@/lib/get-json';
import { endAfter } from '@/lib/patience';

/** A list on its way: what came, and whether it came. */
export interface Loaded<T> {
  items: T[];
  state: 'loading' | 'ready' | 'failed';
}

/**
 * One of the lists of an option call (`[[...], [...]]`, decisions 4.2). Throws when it cannot be had:
 * free text and 'Other' are left then, and the form still submits.
 */
export async function loadList<T>(url: string, position = 0): Promise<T[]> {
  const asked = { headers: callHeaders(), signal: endAfter() };
  const list = (await getJson<T[][]>(url, asked))?.[position];
  if (!Array.isArray(list)) throw new Error(`${url} gave no list`);
  return list;
}

const LOADING: Loaded<never> = { items: [], state: 'loading' };
const FAILED: Loaded<never> = { items: [], state: 'failed' };

/** The list at `url`, loaded again when the address changes and, after a
 * failure, when the network is back; none is asked for while it is null. */
export function useList<T>(url: string | null, position = 0): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>(LOADING);
  useEffect(() => {
    setLoaded(LOADING); // what another address offered is none of this one
    if (url === null) return;
    let isWanted = true;
    const store = (found: Loaded<T>) => {
      if (isWanted) setLoaded(found);
    };
    const load = () =>
      loadList<T>(url, position)
        .then((items) => store({ items, state: 'ready' }))
        .catch((error: unknown) => {
          console.info(error); // spec section 8: only logged
          store(FAILED);
          if (isWanted) addEventListener('online', load, { once: true });
        });
    void load();
    return () => {
      isWanted = false;
      removeEventListener('online', load);
    };
  }, [url, position]);
  return loaded;
}
