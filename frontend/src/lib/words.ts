/** A name as it stands inside a sentence: `Gallstones` becomes `gallstones`, `PCOS` stays. */
export function midSentence(name: string): string {
  return /^\p{Lu}[\p{Ll}\s]/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
