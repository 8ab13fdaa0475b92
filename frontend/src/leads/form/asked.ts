import { session } from '@/lib/storage';

/** What the address of a page asked of its forms, for the form that opens over it. Not what was typed. */
const KEY = 'form_asked';

/** The query as well: the same page by another address asks for nothing, or for something else. */
const address = () => location.pathname + location.search;

export function storeAsked(values: Record<string, string>): void {
  session.set(KEY, JSON.stringify({ [address()]: values }));
}

export function askedValues(): Record<string, string> {
  try {
    return JSON.parse(session.get(KEY) ?? '{}')?.[address()] ?? {};
  } catch {
    return {}; // not ours
  }
}
