import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { telUrl, whatsappUrl } from './contact';
import { parseMobile, splitPrefix, typedDigits } from './mobile';

const mobile = fc.stringMatching(/^[6-9][0-9]{9}$/);
const gap = fc.constantFrom('', ' ', '-', '\u00a0', '\u2011', ') ', '.');
const front = fc.constantFrom('', '0', '+91', '+91 ', '+91-', '91', '0091', '+91 0');
const isHindi = fc.boolean();

/** A number as people write it: its country or none, signs between its digits, in Latin or in Hindi digits. */
const written = fc
  .record({ mobile, front, gap, isHindi, at: fc.integer({ min: 1, max: 9 }) })
  .map(({ mobile: digits, front: before, gap: sign, isHindi: inHindi, at }) => {
    const text = before + digits.slice(0, at) + sign + digits.slice(at);
    const shown = inHindi ? text.replace(/\d/g, (one) => '०१२३४५६७८९'[Number(one)] ?? '') : text;
    return { digits, text, shown };
  });

describe('a mobile of India, however it is written', () => {
  it('is the same number to a form', () => {
    fc.assert(
      fc.property(written, ({ digits, shown }) => {
        expect(parseMobile(shown, '+91')).toEqual({ code: '+91', number: digits });
      }),
    );
  });

  it('is called and written to by the same address', () => {
    fc.assert(
      fc.property(written, ({ digits, text }) => {
        expect(telUrl(text)).toBe(`tel:+91${digits}`);
        expect(whatsappUrl(text)).toBe(`https://wa.me/91${digits}`);
      }),
    );
  });

  it('stands in its field as its ten digits, as far as they are typed', () => {
    fc.assert(
      fc.property(mobile, fc.integer({ min: 1, max: 10 }), (digits, typed) => {
        expect(typedDigits(digits.slice(0, typed), '+91')).toBe(digits.slice(0, typed));
        expect(typedDigits(`0${digits}`, '+91')).toBe(digits);
        expect(typedDigits(`${digits}7`, '+91')).toBe(digits);
      }),
    );
  });

  it('pasted with its country is parted from it, and without one is left whole', () => {
    fc.assert(
      fc.property(mobile, gap, (digits, sign) => {
        expect(splitPrefix(`+91${sign}${digits}`)).toEqual({ code: '+91', number: digits });
        expect(splitPrefix(digits)).toBeNull();
      }),
    );
  });
});

it('a chat opens with the words it was given, whatever signs are in them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), mobile, (text, digits) => {
      const url = new URL(whatsappUrl(digits, text));
      expect(url.searchParams.get('text')).toBe(text.replace(/\p{Surrogate}/gu, '\ufffd'));
      expect(url.pathname).toBe(`/91${digits}`);
    }),
  );
});
