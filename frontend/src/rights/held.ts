import type { Preset, StoredData } from '@/contract/types';

/** Older requests are not shown, and yet are somebody's to stop and to erase. */
export const hasRequests = (held: StoredData): boolean => held.requests.length > 0 || held.hasOlder;

/** Of an account, or of a request that is surely of the same person. */
export const isCorrectable = (held: StoredData): boolean =>
  held.profile !== null || held.requests.length > 0;

/** Nothing to correct, withdraw, stop or erase. */
export const isNothingHeld = (held: StoredData): boolean => !isCorrectable(held) && !held.hasOlder;

/** A city that is held by its English name, as the page calls it. */
export const cityName = (held: string, cities: Preset[]): string =>
  cities.find(({ name }) => name === held)?.nameHi || held;
