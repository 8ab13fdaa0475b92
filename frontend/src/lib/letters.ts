const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : null; // Firefox has it since 125

/** The letters of a text as they are read: a Devanagari letter with its vowel sign is one. */
export const lettersOf = (text: string): string[] =>
  segmenter ? [...segmenter.segment(text)].map(({ segment }) => segment) : Array.from(text);
