// What stands for a face: the same seed always gives the same letters and colour.
import { lettersOf } from '@/lib/letters';
import { withoutTitles } from '@/lib/person-name';
import { rng, type Seed } from './random';

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** The first letter as it is read, behind a bracket or a quotation mark: a Devanagari letter keeps its vowel sign and dot. */
const firstLetter = (word = ''): string =>
  lettersOf(word)
    .find((letter) => /\p{L}/u.test(letter))
    ?.toUpperCase() ?? '';

/** Without degrees and remarks behind it: “Rao, MBBS”, “Rao (Retd.)”. */
const bare = (name: string): string => name.replace(/^([^,(]*\p{L}[^,(]*)[,(].*$/u, '$1');

/** Up to two letters of a name, without its titles; G (guest) when nothing is left. In Hindi parted, or two letters
 * read as a word. */
export function initials(name: string): string {
  const words = bare(withoutTitles(name)).split(/\s+/).filter(Boolean);
  const first = words.at(0);
  const last = words.length > 1 ? words.at(-1) : undefined;
  const letters = [first, last].map(firstLetter).filter(Boolean);
  return letters.join(DEVANAGARI.test(letters.join('')) ? ' ' : '') || 'G';
}

/** 1 to 6: `.avatar[data-tone]` has the colours. */
export const tone = (seed: Seed): number => 1 + Math.floor(rng(seed)() * 6);

/** By how much the arcs behind the initials are turned: 0, 90, 180 or 270 degrees. */
export const avatarArcs = (seed: Seed): number => Math.floor(rng(`${seed}/arcs`)() * 4) * 90;
