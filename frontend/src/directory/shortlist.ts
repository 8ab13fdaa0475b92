import { local } from '@/lib/storage';

export type ShortlistKind = 'doctor' | 'hospital';
/** Ids, the last chosen last. */
export type Shortlist = Record<ShortlistKind, number[]>;

export const KEY = 'shortlist';
/** Of a kind: more cannot be compared, and the server gives no more. */
export const MOST = 6;

const ids = (found: unknown): number[] =>
  Array.isArray(found)
    ? [...new Set(found.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, MOST)
    : [];

/** What is stored on this device. What is blocked, of an older version or no list is an empty one. */
export function readShortlist(): Shortlist {
  try {
    const found = JSON.parse(local.get(KEY) ?? '{}') as Partial<Shortlist> | null;
    return { doctor: ids(found?.doctor), hospital: ids(found?.hospital) };
  } catch {
    return { doctor: [], hospital: [] };
  }
}

export const countOf = ({ doctor, hospital }: Shortlist) => doctor.length + hospital.length;

export type Change = 'added' | 'removed' | 'full' | 'blocked';

/** Adds what is not on it, takes off what is, and says what came of it. */
export function toggle(kind: ShortlistKind, id: number): Change {
  const list = readShortlist();
  const isOn = list[kind].includes(id);
  if (!isOn && list[kind].length >= MOST) return 'full';
  list[kind] = isOn ? list[kind].filter((other) => other !== id) : [...list[kind], id];
  const isStored = countOf(list) === 0 ? cleared() : local.set(KEY, JSON.stringify(list));
  if (!isStored) return 'blocked';
  return isOn ? 'removed' : 'added';
}

/** Takes ids off it; what is not on it stays off. */
export function drop(kind: ShortlistKind, ids: number[]): void {
  for (const id of ids) if (readShortlist()[kind].includes(id)) toggle(kind, id);
}

function cleared(): boolean {
  local.remove(KEY);
  return true;
}
