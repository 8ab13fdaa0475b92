/** Country codes of one and of two digits; every other one has three (ITU E.164). */
const SHORT = new Set(
  (
    '1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 ' +
    '81 82 84 86 90 91 92 93 94 95 98'
  ).split(' '),
);

/** The country code that digits begin with, without its plus; null when they are too few. */
export function dialCodeOf(digits: string): string | null {
  const short = [1, 2].map((length) => digits.slice(0, length)).find((code) => SHORT.has(code));
  if (short) return short;
  return /^[2-9][0-9]{2}/.test(digits) ? digits.slice(0, 3) : null;
}
