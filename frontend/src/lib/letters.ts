const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : null; // Firefox has it since 125
/** What an older one is told: a letter, those joined to it by a halant, and the signs on them. */
const LETTER = /(?:\P{M}\p{M}*?\u094d\u200d?(?=\p{L}))*\P{M}\p{M}*|\p{M}+/gu;

/** The letters of a text as they are read: a Devanagari letter with its vowel sign is one. */
export const lettersOf = (text: string): string[] =>
  segmenter
    ? [...segmenter.segment(text)].map(({ segment }) => segment)
    : [...(text.match(LETTER) ?? [])];
