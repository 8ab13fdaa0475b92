import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { telUrl, whatsappUrl } from './contact';
import { dialCodeOf } from './dial-code';
import { hreflang, inLanguage, pageLanguageOf } from './page-language';

/** The address of an English page: no part of it is the language. */
const page = fc
  .tuple(
    fc.array(fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,8}$/), { minLength: 1, maxLength: 3 }),
    fc.constantFrom('', '?city=pune', '#part-2'),
  )
  .filter(([[first]]) => first !== 'hi')
  .map(([parts, rest]) => `/${parts.join('/')}${rest}`);
const language = fc.constantFrom('en' as const, 'hi' as const);

describe('the address of a page in a language', () => {
  it('speaks that language, whatever the page', () => {
    fc.assert(
      fc.property(page, language, (url, of) => {
        expect(pageLanguageOf(inLanguage(url, of))).toBe(of);
      }),
    );
  });

  it('is told apart in a link only where the page that it stands on speaks the other', () => {
    fc.assert(
      fc.property(page, language, language, (url, there, here) => {
        expect(hreflang(inLanguage(url, there), here)).toBe(there === here ? undefined : there);
      }),
    );
  });

  it('of another site, a file of ours or a number says nothing of a language', () => {
    for (const url of ['https://hi.wikipedia.org/hi', '//cdn.example/hi', 'tel:112', '', '#hi']) {
      expect(pageLanguageOf(url)).toBeUndefined();
    }
  });
});

describe('the address of a call or a chat', () => {
  const spaced = fc
    .tuple(fc.stringMatching(/^[6-9][0-9]{9}$/), fc.constantFrom('', ' ', '-', '.', '\u00a0'))
    .map(([number, space]) => [number, `${number.slice(0, 5)}${space}${number.slice(5)}`] as const);

  it('is that of India for ten digits, however they are written', () => {
    fc.assert(
      fc.property(spaced, ([number, written]) => {
        expect(telUrl(written)).toBe(`tel:+91${number}`);
        expect(telUrl(`+91 ${written}`)).toBe(`tel:+91${number}`);
        expect(whatsappUrl(written)).toBe(`https://wa.me/91${number}`);
      }),
    );
  });

  it('leaves a short number as it is: 112 is dialled, and no other', () => {
    expect(telUrl('112')).toBe('tel:112');
    expect(telUrl('1800 123 4567')).toBe('tel:18001234567');
  });

  it('carries the words of a chat unchanged, in any script and with half an emoji', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        const url = new URL(whatsappUrl('9810000001', text));
        expect(url.searchParams.get('text')).toBe(text.toWellFormed());
      }),
    );
  });

  it('adds its words to an address that asks something already', () => {
    const url = new URL(whatsappUrl('https://wa.me/919810000001?utm=1', 'Is it safe? & when'));
    expect([...url.searchParams]).toEqual([
      ['utm', '1'],
      ['text', 'Is it safe? & when'],
    ]);
  });
});

describe('the country code that digits begin with', () => {
  it('is one, two or three of them, and none where there are too few', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{0,12}$/), (digits) => {
        const code = dialCodeOf(digits);
        if (code !== null) expect(digits.startsWith(code) && code.length <= 3).toBe(true);
        else expect(digits.length < 3 || digits.startsWith('0')).toBe(true);
      }),
    );
  });

  it('does not change as more of the number is typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9][0-9]{3,12}$/), (digits) => {
        const at = dialCodeOf(digits.slice(0, 3));
        expect(dialCodeOf(digits)).toBe(at);
      }),
    );
  });

  it.each([
    ['919810000001', '91'],
    ['12025550100', '1'],
    ['971501234567', '971'],
    ['8801712345678', '880'],
    ['9779812345678', '977'],
  ])('of %s is %s', (digits, code) => {
    expect(dialCodeOf(digits)).toBe(code);
  });
});
