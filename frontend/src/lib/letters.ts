let segmenter: Intl.Segmenter | undefined;
/** What a browser without Intl.Segmenter is told (Firefox has it since 125): a letter, those joined to it by a halant,
 * and the signs on them. */
const LETTER = /(?:\P{M}\p{M}*?\u094d\u200d?(?=\p{L}))*\P{M}\p{M}*|\p{M}+/gu;

/** The letters of a text as they are read: a Devanagari letter with its vowel sign is one. */
export function lettersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...(text.match(LETTER) ?? [])];
  segmenter ??= new Intl.Segmenter(); // takes 12 ms of a desktop: a form that wakes does not wait for it
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}
