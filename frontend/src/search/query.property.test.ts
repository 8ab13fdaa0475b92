import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanQuery, isTooShort, resultsUrl } from './query';

const typed = fc.string({ unit: 'grapheme', maxLength: 30 });
const language = fc.constantFrom('en' as const, 'hi' as const);

describe('what somebody types to be searched for', () => {
  it('is asked for as it was typed, whatever signs are in it', () => {
    fc.assert(
      fc.property(typed, fc.constantFrom('', '1', '4'), language, (query, city, of) => {
        const url = new URL(resultsUrl(query, city, of), 'https://site.example');
        expect(url.pathname).toBe(of === 'hi' ? '/hi/search' : '/search');
        expect(url.searchParams.get('q')).toBe(query);
        expect(url.searchParams.get('city')).toBe(city || null);
      }),
    );
  });

  it('has one blank between its words and none around them, and is not cleaned twice', () => {
    fc.assert(
      fc.property(typed, (query) => {
        const clean = cleanQuery(query);
        expect(clean).not.toMatch(/^\s|\s$|\s\s/);
        expect(cleanQuery(clean)).toBe(clean);
        expect(clean.replaceAll(' ', '')).toBe(query.replace(/\s/g, ''));
      }),
    );
  });

  it('is not too short any more once it was long enough, however much is added', () => {
    fc.assert(
      fc.property(typed, fc.stringMatching(/^[a-zक-ह]{0,5}$/), (query, more) => {
        if (!isTooShort(query)) expect(isTooShort(query + more)).toBe(false);
      }),
    );
  });

  it.each([
    ['पथरी', false],
    ['दर्द', false],
    ['घु', true],
    ['👨‍👩‍👧', true],
    ['a\u200bb', true],
    ['ICU', false],
  ])('“%s” is too short: %s', (query, expected) => {
    expect(isTooShort(query)).toBe(expected);
  });
});
