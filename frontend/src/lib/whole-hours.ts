/** A line does not end between a number and what it is a number of: 8 pm. */
export const wholeHours = (words: string): string =>
  words.replace(/(\d) (am|pm|noon|बजे)/g, '$1\u00a0$2');
