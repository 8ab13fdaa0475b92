/** A capital and small letters, hyphens between: no abbreviation (ACL) and no person's name (Crohn's). */
const PLAIN = /^\p{Lu}\p{Ll}+(-\p{Ll}+)*$/u;

/** A name as it stands inside a sentence: `Anal Fissure` becomes `anal fissure`, `ACL Tear` `ACL tear`. */
export function midSentence(name: string): string {
  return name.replace(/[^\s(),/]+/g, (word) => (PLAIN.test(word) ? word.toLowerCase() : word));
}
