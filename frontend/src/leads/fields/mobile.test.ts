import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialCodeOf } from '@/lib/dial-code';
import cases from '../../../../sehat/core/tests/mobile_cases.json';
import codes from './countries.json';
import { BLOCKED_KEYS, INDIA, maxDigits, parseMobile, splitPrefix, typedDigits } from './mobile';

describe('a mobile number, as the server reads it too', () => {
  it.each(cases.valid)('$typed of $code is $number', ({ typed, code, number }) => {
    const read = parseMobile(typed, code);
    expect(read?.number).toBe(number);
    expect(read?.code).toBe(`+${code.replace('+', '')}`);
  });

  it.each(cases.invalid)('$typed of $code is none', ({ typed, code }) => {
    expect(parseMobile(typed, code)).toBeNull();
  });

  it('is the same when it is read again', () => {
    for (const { typed, code } of cases.valid) {
      const once = parseMobile(typed, code);
      expect(once && parseMobile(once.number, once.code)).toEqual(once);
    }
  });
});

describe('any number', () => {
  const EXAMPLES = { numRuns: 10_000 };

  it('of India is read with any prefix and any spacing', () => {
    const prefix = fc.constantFrom('', '0', '00', '91', '+91', '0091', '+91 ', '+91-');
    const space = fc.constantFrom('', ' ', '-');
    const property = fc.property(
      fc.stringMatching(/^[6-9][0-9]{9}$/),
      prefix,
      space,
      (number, before, between) => {
        const typed = `${before}${number.slice(0, 5)}${between}${number.slice(5)}`;
        expect(parseMobile(typed, INDIA)).toEqual({ code: INDIA, number });
      },
    );
    fc.assert(property, EXAMPLES);
  });

  it('with the code of any country is split into its code and the rest', () => {
    const all = [...new Set(Object.values(codes))].map((code) => code.replace('+', ''));
    const property = fc.property(
      fc.constantFrom('+', '00'),
      fc.constantFrom(...all),
      fc.stringMatching(/^[1-9][0-9]{3,7}$/),
      (sign, dial, rest) => {
        const split = splitPrefix(`${sign}${dial} ${rest}`);
        expect(`${split?.code}${split?.number}`).toBe(`+${dial}${rest}`);
        expect(all.map((code) => `+${code}`)).toContain(split?.code);
      },
    );
    fc.assert(property, EXAMPLES);
  });

  it('or any other text is digits of its country, or none, and reads the same again', () => {
    const code = fc.constantFrom(INDIA, '+1', '+971', '+', '');
    const property = fc.property(fc.string({ unit: 'binary' }), code, (typed, of) => {
      const read = parseMobile(typed, of);
      if (!read) return;
      expect(read.number).toMatch(of === INDIA ? /^[6-9][0-9]{9}$/ : /^[0-9]{4,20}$/);
      expect(parseMobile(read.number, read.code)).toEqual(read);
    });
    fc.assert(property, EXAMPLES);
  });

  it('stays digits that fit while it is typed, and typing them again changes nothing', () => {
    const property = fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789+- e९'), maxLength: 30 }),
      fc.constantFrom(INDIA, '+44'),
      (text, of) => {
        const left = typedDigits(text, of);
        expect(left).toMatch(/^([1-9][0-9]*)?$/);
        expect(left.length).toBeLessThanOrEqual(maxDigits(of));
        expect(typedDigits(left, of)).toBe(left);
      },
    );
    fc.assert(property, EXAMPLES);
  });
});

describe('typing', () => {
  it.each([
    ['9876543210', INDIA, '9876543210'],
    ['09876543210', INDIA, '9876543210'],
    ['000', INDIA, ''],
    ['98765 43210', INDIA, '9876543210'],
    ['9876a5e4+3-2.10', INDIA, '9876543210'],
    ['98765432109', INDIA, '9876543210'],
    ['919876543210', INDIA, '9876543210'],
    ['9198765432', INDIA, '9198765432'],
    ['९८७६५४३२१०', INDIA, '9876543210'],
    ['+९१ ९८७६', INDIA, '919876'],
    ['0501234567', '+971', '501234567'],
    ['123456789012345678901234', '+44', '12345678901234567890'],
    ['', INDIA, ''],
  ])('%s of %s leaves %s', (text, code, left) => {
    expect(typedDigits(text, code)).toBe(left);
  });

  it('stops at 10 digits for +91 and at 20 otherwise', () => {
    expect(maxDigits(INDIA)).toBe(10);
    expect(['+1', '+44', '+971'].map(maxDigits)).toEqual([20, 20, 20]);
  });

  it('takes no e, E, sign or point, and no up or down arrow', () => {
    expect([...BLOCKED_KEYS]).toEqual(['e', 'E', '+', '-', '.', 'ArrowUp', 'ArrowDown']);
  });
});

describe('a pasted country code', () => {
  it.each([
    ['+91 98765 43210', '+91', '9876543210'],
    ['+971 50 123 4567', '+971', '501234567'],
    ['00971501234567', '+971', '501234567'],
    ['+97517123456', '+975', '17123456'],
    ['+94 71 234 5678', '+94', '712345678'],
    ['+1 (415) 555-0123', '+1', '4155550123'],
    ['+91', '+91', ''],
  ])('%s is split into %s and %s', (text, code, number) => {
    expect(splitPrefix(text)).toEqual({ code, number });
  });

  it.each(['9876543210', '919876543210', '09876543210', '', '+'])(
    'there is none in "%s"',
    (text) => {
      expect(splitPrefix(text)).toBeNull();
    },
  );
});

describe('the country code in front of a number', () => {
  it('is told for every country, whatever follows', () => {
    for (const dial of new Set(Object.values(codes))) {
      for (let rest = 0; rest < 1000; rest += 1) {
        expect(dialCodeOf(`${dial}${String(rest).padStart(4, '0')}`)).toBe(dial);
      }
    }
  });

  it.each(['', '0', '2', '97'])('is not told from "%s"', (digits) => {
    expect(dialCodeOf(digits)).toBeNull();
  });
});
