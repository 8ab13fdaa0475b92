/** A capital and small letters, hyphens between: no abbreviation (ACL) and no person's name (Crohn's). */
const PLAIN = /^\p{Lu}\p{Ll}+(-\p{Ll}+)*$/u;

const plain = (text: string) => text.normalize('NFC').toLocaleLowerCase().trim();

/** Whether one of the names begins, or has a word that begins, with what was typed. */
export function beginsWord(names: string[], typed: string): boolean {
  const wanted = ` ${plain(typed)}`;
  return names.some((name) => ` ${plain(name)}`.includes(wanted));
}

/** A name as it stands inside a sentence: `Anal Fissure` becomes `anal fissure`, `ACL Tear` `ACL tear`. */
export function midSentence(name: string): string {
  return name.replace(/[^\s(),/]+/g, (word) => (PLAIN.test(word) ? word.toLowerCase() : word));
}

/** As it stands at the head of a sentence, or alone in a cell. */
export const headOfSentence = (text: string): string =>
  text.charAt(0).toLocaleUpperCase() + text.slice(1);
