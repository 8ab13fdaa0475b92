// Numbers that look random and are the same for the same seed.
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
