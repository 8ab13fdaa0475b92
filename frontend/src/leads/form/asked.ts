import { session } from '@/lib/storage';

/** What the address of a page asked of its forms, for the form that opens over it. Not what was typed. */
const KEY = 'form_asked';

export function storeAsked(values: Record<string, string>): void {
  session.set(KEY, JSON.stringify({ [location.pathname]: values }));
}

export function askedValues(): Record<string, string> {
  try {
    return JSON.parse(session.get(KEY) ?? '{}')?.[location.pathname] ?? {};
  } catch {
    return {}; // not ours
  }
}
