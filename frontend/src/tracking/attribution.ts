import { local, session } from '@/lib/storage';
import { isOptedOut } from './privacy';
import { parseTouch, type Touch, touchOf } from './touch';

const FIRST = 'first-touch';
const LAST = 'last-touch';

/** Of this page, for a browser that stores nothing. */
let arrived: Touch | null = null;

const read = (storage: typeof local, key: string): Touch | null => parseTouch(storage.get(key));

/** Stores how the visitor came to this page, if from outside; nothing for a visitor who opted out. */
export function recordTouch(address: URL, referrer: string): void {
  arrived = touchOf(address, referrer, new Date());
  if (!arrived || isOptedOut()) return;
  const text = JSON.stringify(arrived);
  if (!read(local, FIRST)) local.set(FIRST, text);
  session.set(LAST, text);
  local.set(LAST, text);
}

export function firstTouch(): Touch | null {
  return (isOptedOut() ? null : read(local, FIRST)) ?? arrived;
}

/** The newest arrival from outside: in this tab, else in this browser. */
export function lastTouch(): Touch | null {
  if (arrived || isOptedOut()) return arrived;
  return read(session, LAST) ?? read(local, LAST);
}

/** The campaign facts of a visit (sehat/tracking/visit.py). */
export function campaignFacts(): Record<string, string> {
  const last = lastTouch() ?? {};
  return {
    city: last.city ?? '',
    source: last.utm_source ?? last.source ?? last.referrer ?? '',
    medium: last.utm_medium ?? last.medium ?? '',
    campaign: last.utm_campaign ?? last.campaignid ?? '',
  };
}
