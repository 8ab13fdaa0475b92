// The browser's twin of sehat/core/phone.py; both run sehat/core/tests/mobile_cases.json.
import { dialCodeOf } from './dial-code';
import { latinDigits } from './latin-digits';

export const INDIA = '+91';

export interface Mobile {
  /** With its plus: "+91". */
  code: string;
  /** Digits only. */
  number: string;
}

const INDIAN = /^[6-9][0-9]{9}$/;
const FOREIGN = /^[0-9]{4,20}$/;
const COUNTRY = /^\+[1-9][0-9]{0,3}$/;

/** Also what nobody sees around a number that is copied from an address book, and the dashes of set text. */
const BETWEEN_DIGITS =
  /[\s().\-\u200b\u200e\u200f\u2010-\u2015\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Spec section 5: typing stops at 10 digits for +91 or 20 otherwise. */
export const maxDigits = (code: string) => (code === INDIA ? 10 : 20);

/** What was typed or pasted as a number of `code`, or null when it is none. */
export function parseMobile(typed: string, code: string): Mobile | null {
  const country = `+${code.trim().replace(/^\++/, '')}`;
  if (!COUNTRY.test(country)) return null;
  const pattern = country === INDIA ? INDIAN : FOREIGN;
  const text = latinDigits(typed).replace(BETWEEN_DIGITS, '');
  const bare = country.slice(1);
  // With the country code in front, if what is left is a number; else as it stands.
  const national = country === INDIA ? [bare, `0${bare}`, `+0${bare}`] : [];
  const prefixes = [country, `00${bare}`, ...national, ''];
  for (const prefix of prefixes) {
    const digits = text.startsWith(prefix) ? text.slice(prefix.length).replace(/^0+/, '') : '';
    if (pattern.test(digits)) return { code: country, number: digits };
  }
  return null;
}

/** A pasted or autofilled text with a country code in front, split; null when there is none. */
export function splitPrefix(text: string): Mobile | null {
  // A number that is copied from an address book may have marks of direction around it, which nobody sees.
  const plain = latinDigits(text)
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  const code = plain.startsWith('+') ? dialCodeOf(plain.slice(1)) : null;
  return code
    ? { code: `+${code}`, number: plain.slice(1 + code.length).replace(/\D/g, '') }
    : null;
}

/** What stays in the field while typing: digits, no leading 0, no more than the longest number. */
export function typedDigits(text: string, code: string): string {
  const digits = latinDigits(text).replace(/\D/g, '').replace(/^0+/, '');
  const national = code === INDIA && /^91[0-9]{10}$/.test(digits) ? digits.slice(2) : digits;
  return national.slice(0, maxDigits(code));
}

/** What a field of digits shows, and the whole of what was typed for it: with zeros in front and what found no room. */
export interface Typed {
  shown: string;
  whole: string;
}

/** Only the end of these says whether they are a number of India after all, behind one 0 too many. */
const MAY_BE_INDIAN = /^00+[6-9][0-9]{0,9}$/;
/** More digits than a number has may be one with its country in front. */
const WITH_COUNTRY = /^(?:\+|00|0?91[6-9])/;

/**
 * What a field holds `now`, as a number of `code` or of the country in front of it. Digit by digit 00971… and 91…
 * are seen in the whole alone: in the field they are no longer, or not yet.
 */
export function readTyped(now: string, code: string, before: Typed): Mobile & { whole: string } {
  const isTyped = now.length === before.shown.length + 1 && now.startsWith(before.shown);
  const hasRoom = before.shown.length < maxDigits(code) || WITH_COUNTRY.test(before.whole);
  const more = hasRoom ? before.whole + latinDigits(now.slice(-1)) : before.whole;
  const isPushed = !isTyped && before.shown.length >= maxDigits(code) && isInserted(now, before);
  const whole = isTyped ? more : isPushed ? before.whole : now;
  const split = splitPrefix(whole);
  const isOther = split && (!(isTyped || isPushed) || isMeant(split, whole, code));
  const country = isOther ? split.code : code;
  const number = typedDigits(isOther ? split.number : whole, country);
  const isCut = !isOther && whole.replace(/^[+0]+/, '').startsWith(number);
  return { code: country, number, whole: isCut ? whole : number };
}

/** One more in the middle, which would push the last digit out unseen. */
const isInserted = (now: string, { shown }: Typed) =>
  [...now].some((_, at) => now.slice(0, at) + now.slice(at + 1) === shown);

/** A second 0 that was typed by mistake makes no other country; a plus is no mistake. */
const isMeant = (split: Mobile, whole: string, code: string) =>
  code === INDIA ? !MAY_BE_INDIAN.test(whole) : split.code === code || whole.startsWith('+');

/**
 * What a key says of a field that is empty. The plus is not taken, and means that a country follows all the same: without
 * it +971 50… would be cut to a number of India that is somebody else's. Null: nothing.
 */
export function typedByKey(key: string): Typed | null {
  if (key === '+') return { shown: '', whole: '+' };
  return key === 'Backspace' || key === 'Delete' ? { shown: '', whole: '' } : null;
}

/** Spec section 5: the keys a number field does not take. */
export const BLOCKED_KEYS: ReadonlySet<string> = new Set([
  'e',
  'E',
  '+',
  '-',
  '.',
  'ArrowUp',
  'ArrowDown',
]);
