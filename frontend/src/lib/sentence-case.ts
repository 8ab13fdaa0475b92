// The browser's twin of sentence_case in sehat/core/india.py; both run sehat/core/tests/sentence_cases.json.
const INNER_CAPITAL = /[a-z0-9][A-Z]|[A-Z]{2}/;
const NO_PERSONS = /^(women|woman|men|man|children|child|baby|patient|people)$/i;

/** Crohn’s and Bell's; not the women of “Women’s health”. */
function isPerson(word: string): boolean {
  const owner = /^(.*)['’]s$/.exec(word)?.[1];
  return owner !== undefined && !NO_PERSONS.test(owner);
}

/** IVF, STIs, HbA1c and the person in Crohn’s are written with their capitals wherever they stand. */
function lowered(word: string): string {
  const isUpper = word === word.toUpperCase();
  return isUpper || INNER_CAPITAL.test(word) || isPerson(word) ? word : word.toLowerCase();
}

/** “Gallbladder Removal” as pages write it: Gallbladder removal. */
export function sentenceCase(name: string): string {
  const words = name.split(/\s+/).map((word) => word.split('-').map(lowered).join('-'));
  const said = words.join(' ').trim();
  return said.charAt(0).toUpperCase() + said.slice(1);
}
