import type { Attribution } from '@/contract/types';
import { isOptedOut } from './privacy';
import { parseTouch, type Touch, touchOf } from './touch';

const FIRST = 'first-touch';
const LAST = 'last-touch';
const MAX_AGE_MS = 90 * 24 * 3600 * 1000;

/** Of this page, for a browser that stores nothing. */
let arrived: Touch | null = null;

function read(storage: () => Storage, key: string): Touch | null {
  try {
    return parseTouch(storage().getItem(key), new Date(Date.now() - MAX_AGE_MS));
  } catch {
    return null; // storage is blocked
  }
}

function write(storage: () => Storage, key: string, touch: Touch): void {
  try {
    storage().setItem(key, JSON.stringify(touch));
  } catch {
    // blocked or full: the touch holds for this page
  }
}

// Blocked storage throws when it is named, so it is named late.
const session = () => sessionStorage;
const local = () => localStorage;

/** Stores how the visitor came to this page, if from outside; nothing for a visitor who opted out. */
export function recordTouch(address: URL, referrer: string): void {
  arrived = touchOf(address, referrer, new Date());
  if (!arrived || isOptedOut()) return;
  if (!read(local, FIRST)) write(local, FIRST, arrived);
  write(session, LAST, arrived);
  write(local, LAST, arrived);
}

export function firstTouch(): Touch | null {
  return (isOptedOut() ? null : read(local, FIRST)) ?? arrived;
}

/** The newest arrival from outside: in this tab, else in this browser. */
export function lastTouch(): Touch | null {
  if (arrived || isOptedOut()) return arrived;
  return read(session, LAST) ?? read(local, LAST);
}

/** Lead fields that hold a short word hold at most 120 letters (sehat/leads/schemas/words.py, Word). */
const WORD = 120;

/** Where this visitor came from, by the wire names of the lead record; {} for who came by themselves. */
export function attribution(): Partial<Attribution> {
  const last = lastTouch();
  const first = firstTouch();
  if (!last || !first) return {};
  const word = (name: string) => [...(last[name] ?? '')].slice(0, WORD).join('');
  const fields: Partial<Attribution> = {
    Zutm_sourcedata: last.utm_source ?? last.source ?? '',
    Zutm_mediumdata: last.utm_medium ?? last.medium ?? '',
    Zutm_campaigndata: last.utm_campaign ?? '',
    Zutm_termdata: last.utm_term ?? '',
    utm_term: last.utm_term ?? '',
    Keyword_Text: last.keyword ?? '',
    Keyword_Match_Type: word('matchtype'),
    campaignid: word('campaignid'),
    Network: word('network'),
    GCLID: last.gclid ?? '',
    TBCLID: last.tblci ?? '',
    Adset_Id: word('adset_id') || word('adsetid'),
    placement: last.placement ?? '',
    site_source_name: last.site_source_name ?? '',
    firstTouch: { ...first },
    lastTouch: { ...last },
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
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
