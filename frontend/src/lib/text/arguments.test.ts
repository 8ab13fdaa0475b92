import { describe, expect, it } from 'vitest';
import { en } from './en';
import { hi } from './hi';

type Say = (...args: unknown[]) => unknown;

/** The sentences of a catalogue that say something of what they are given, by their key. */
function sentences(catalogue: object, before = ''): [string, Say][] {
  return Object.entries(catalogue).flatMap(([key, value]): [string, Say][] => {
    if (typeof value === 'function') return [[`${before}${key}`, value as Say]];
    return typeof value === 'object' ? sentences(value, `${before}${key}.`) : [];
  });
}

const english = sentences(en);
const hindi = new Map(sentences(hi));
/** Those that a list or one of a few words is given to. */
const OTHERS = ['andMore'];

function said(say: Say, args: unknown[]): string | null {
  try {
    return String(say(...args));
  } catch {
    return null; // it wants words where these are numbers, or the other way round
  }
}

describe('a sentence in Hindi', () => {
  it.each(english.filter(([key]) => !OTHERS.includes(key)))(
    '%s says whatever its English says of a name or a number',
    (key, inEnglish) => {
      const inHindi = hindi.get(key) as Say;
      const count = Math.max(inEnglish.length, inHindi.length);
      const places = Array.from({ length: count }, (_, place) => place);
      for (const args of [places.map((at) => `name${at}`), places.map((at) => 7001 + at)]) {
        const [first, second] = [said(inEnglish, args), said(inHindi, args)];
        if (first === null || second === null) continue;
        const heard = args.filter((given) => first.toLowerCase().includes(String(given)));
        const missing = heard.filter((given) => !second.toLowerCase().includes(String(given)));
        expect(missing).toEqual([]);
      }
    },
  );
});
