const DEVANAGARI = '०१२३४५६७८९';

/** What a Hindi keyboard writes, or a Hindi page has, in the digits that are dialled and that a code is sent in. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(DEVANAGARI.indexOf(digit)));
