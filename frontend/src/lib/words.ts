/** A capital and small letters, hyphens between: no abbreviation (ACL) and no person's name (Crohn's). */
const PLAIN = /^\p{Lu}\p{Ll}+(-\p{Ll}+)*$/u;

/** Words in small letters with a space between them: a hyphen, a bracket or a second space parts them as well. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLocaleLowerCase()
    .replace(/[\u200c\u200d]/g, '') // joiners, which are inside a word of Hindi
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Whether one of the names begins, or has a word that begins, with what was typed. */
export function beginsWord(names: string[], typed: string): boolean {
  const wanted = plain(typed);
  if (wanted === '') return typed.trim() === ''; // nothing but signs is in no name
  return names.some((name) => ` ${plain(name)}`.includes(` ${wanted}`));
}

/** A name as it stands inside a sentence: `Anal Fissure` becomes `anal fissure`, `ACL Tear` `ACL tear`. */
export function midSentence(name: string): string {
  return name.replace(/[^\s(),/]+/g, (word) => (PLAIN.test(word) ? word.toLowerCase() : word));
}

/** As it stands at the head of a sentence, or alone in a cell. */
export const headOfSentence = (text: string): string =>
  text.charAt(0).toLocaleUpperCase() + text.slice(1);
