import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lettersOf } from '@/lib/letters';
import { cutLabel } from './cut-label';

const HINDI = fc.string({
  unit: fc.constantFrom('कि', 'डी', 'न', 'क्', 'ष', ' ', 'ं', 'ज़'),
  maxLength: 60,
});
const ANY = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), HINDI);

describe('the label of an option', () => {
  it('is whole up to 26 letters, else 26 letters of the same text and three dots', () => {
    fc.assert(
      fc.property(ANY, (text) => {
        const cut = cutLabel(text);
        if (lettersOf(text).length <= 26) {
          expect(cut).toBe(text);
          return;
        }
        expect(cut.endsWith('...')).toBe(true);
        expect(text.startsWith(cut.slice(0, -3))).toBe(true);
        expect(lettersOf(cut.slice(0, -3))).toEqual(lettersOf(text).slice(0, 26));
      }),
    );
  });

  it('parts no vowel sign from its letter', () => {
    expect(cutLabel('कि'.repeat(27))).toBe(`${'कि'.repeat(26)}...`);
  });
});
