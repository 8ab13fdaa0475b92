import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INDIA, maxDigits, parseMobile, splitPrefix, typedDigits } from './mobile';

/** What stands around and between the digits of a number that is copied, seen or not. */
const MARKS = ['', ' ', '-', '.', '\u00a0', '\u202a', '\u202c', '\u200e', '\u2011', '\u2013'];
const mark = fc.constantFrom(...MARKS);

describe('a number that is pasted', () => {
  it('has its country, whatever marks an address book or a page puts around it', () => {
    const property = fc.property(
      mark,
      mark,
      mark,
      fc.constantFrom('971', '880', '1', '44'),
      fc.stringMatching(/^[1-9][0-9]{7}$/),
      (before, between, after, dial, number) => {
        const split = splitPrefix(`${before}+${dial}${between}${number}${after}`);
        expect(split).toEqual({ code: `+${dial}`, number });
      },
    );
    fc.assert(property);
  });

  it('from the Emirates is no number of India, which it looks like without its plus', () => {
    const pasted = '\u202a+971 50 123 4567\u202c';
    expect(splitPrefix(pasted)).toEqual({ code: '+971', number: '501234567' });
  });

  it('of India is the same with and without its country, and with a link before it', () => {
    for (const typed of ['+91-98100-00001', '0091 98100 00001', 'tel:+919810000001'])
      expect(splitPrefix(typed)).toEqual({ code: INDIA, number: '9810000001' });
  });

  it('is no country where there is no plus, or a second number behind it', () => {
    for (const typed of ['9810000001', '98100 00001 / +91 98100 00002', '+', '', 'Asha'])
      expect(splitPrefix(typed)).toBeNull();
  });
});

describe('what stays in the field while a number is typed', () => {
  const code = fc.constantFrom(INDIA, '+1', '+971');

  it('is digits, never more than a number has, and never begins with 0', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), code, (text, of) => {
        const digits = typedDigits(text, of);
        expect(digits).toMatch(/^([1-9][0-9]*)?$/);
        expect(digits.length).toBeLessThanOrEqual(maxDigits(of));
      }),
    );
  });

  it('does not change once it stands there', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9 +-]{0,16}$/), code, (text, of) => {
        const once = typedDigits(text, of);
        expect(typedDigits(once, of)).toBe(once);
      }),
    );
  });

  it('grows by each digit of a number of India, and is that number in the end', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[6-9][0-9]{9}$/), (number) => {
        const typed = [...number].reduce((value, digit) => typedDigits(value + digit, INDIA), '');
        expect(typed).toBe(number);
        expect(parseMobile(typed, INDIA)?.number).toBe(number);
      }),
    );
  });
});
