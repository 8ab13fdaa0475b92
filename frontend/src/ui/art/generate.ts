// Deterministic artwork for records without a photograph: the same seed draws the same picture.
export { hospitalCover } from './hospital-cover';
export { loopCover } from './loop-cover';

export type Random = () => number;
export type Seed = string | number;

/** FNV-1a hash of the seed, then mulberry32. */
export function rng(seed: Seed): Random {
  let h = 0x811c9dc5;
  for (const letter of String(seed)) {
    h ^= letter.codePointAt(0) ?? 0;
    h = Math.imul(h, 0x01000193);
  }
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const TITLES = /^(?:(?:mr|mrs|ms|dr|prof|smt|shri|डॉ|श्रीमती|श्री|प्रो)\.?\s+)+/i;

/** Up to two letters of a name, without its titles; G (guest) when nothing is left. */
export function initials(name: string): string {
  const words = `${name.trim()} `.replace(TITLES, '').trim().split(/\s+/).filter(Boolean);
  const first = words.at(0);
  const last = words.length > 1 ? words.at(-1) : undefined;
  const letters = [first, last].map((word) => [...(word ?? '')].at(0)?.toUpperCase() ?? '');
  return letters.join('') || 'G';
}

/** 1 to 6: `.avatar[data-tone]` has the colours. */
export const tone = (seed: Seed): number => 1 + Math.floor(rng(seed)() * 6);

/** By how much the arcs behind the initials are turned: 0, 90, 180 or 270 degrees. */
export const avatarArcs = (seed: Seed): number => Math.floor(rng(`${seed}/arcs`)() * 4) * 90;
