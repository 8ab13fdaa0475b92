import { latinDigits } from './latin-digits';

/** A capital and small letters, hyphens between: no abbreviation (ACL) and no person's name (Crohn's, Guillain-Barré). */
const PLAIN = /^\p{Lu}\p{Ll}+(-\p{Ll}+)*$/u;
/** Women’s health has the sign of a person's name, and is nobody's. */
const OF_NOBODY = /^(?:women|woman|men|man|children|child|baby|patient|people)['’]s$/i;
/** What a letter or an abbreviation is written before: X-Ray, MRI-Guided. */
const BEHIND_CAPITALS = /^(\p{Lu}+-)(\p{Lu}\p{Ll}+)$/u;

const lowered = (word: string): string =>
  PLAIN.test(word) || OF_NOBODY.test(word)
    ? word.toLowerCase()
    : word.replace(BEHIND_CAPITALS, (_, head: string, part: string) => head + part.toLowerCase());

/** Which stand on a letter, and apostrophes: Ménière’s is written menieres. */
const ACCENTS = /[\u0300-\u036f'’‘ʼ]/g;

/**
 * Words in small letters with a space between them: a hyphen, a bracket or a second space parts them as well.
 * Without accents and apostrophes, in Latin figures: sehat/core/folding.py has the same for search.
 */
const plain = (text: string) =>
  latinDigits(text)
    .normalize('NFD')
    .toLowerCase()
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '') // joiners inside a word of Hindi, and what copying brings along
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** What many spell in two ways in Hindi, as one: as search does. */
const HINDI: Record<string, string> = {
  'ी': 'ि',
  'ू': 'ु',
  'ॉ': 'ो',
  ऑ: 'ओ',
  ई: 'इ',
  ऊ: 'उ',
  'ँ': 'ं',
  '\u093c': '', // the dot below
};
const NASAL = /[नमणङञ]\u094d(?=[क-ह])/g;

const folded = (text: string) =>
  plain(text)
    .replace(/[ीूॉऑईऊँ\u093c]/g, (sign) => HINDI[sign] ?? sign)
    .replace(NASAL, 'ं');

/** As they are written first: of a nasal that is on its way only half is there. */
const WAYS = [plain, folded];

/** Whether one of the names begins, or has a word that begins, with what was typed, in Hindi as many spell it. */
export function beginsWord(names: string[], typed: string): boolean {
  if (plain(typed) === '') return !/[^\s\p{Cf}]/u.test(typed); // nothing but signs is in no name
  return WAYS.some((way) => names.some((name) => ` ${way(name)}`.includes(` ${way(typed)}`)));
}

/** Whether somebody who typed this means the name: in whatever case, composition, spelling and number of blanks. */
export const isSameName = (name: string, typed: string): boolean =>
  folded(name) === folded(typed) && plain(name) !== '';

/** A name as it stands inside a sentence: `Anal Fissure` becomes `anal fissure`, `ACL Tear` `ACL tear`. */
export const midSentence = (name: string): string => name.replace(/[^\s(),/]+/g, lowered);

/** As it stands at the head of a sentence, or alone in a cell. */
export const headOfSentence = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1);
