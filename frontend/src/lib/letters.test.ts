import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { lettersOf } from './letters';

it('the letters of a text are all of it, in its order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(lettersOf(text).join('')).toBe(text);
      expect(lettersOf(text)).not.toContain('');
    }),
  );
});

it('a letter of Hindi has its vowel sign and its dots', () => {
  expect(lettersOf('किडनी फ़ं')).toEqual(['कि', 'ड', 'नी', ' ', 'फ़ं']);
});

it('a browser that knows no letters parts no sign of Hindi from its letter, and loses nothing', async () => {
  vi.stubGlobal('Intl', {});
  vi.resetModules();
  const old = await import('./letters');
  expect(old.lettersOf('किडनी फ़ं')).toEqual(['कि', 'ड', 'नी', ' ', 'फ़ं']);
  expect(old.lettersOf('सप्ताह\nे')).toEqual(['स', 'प्ता', 'ह', '\nे']);
  expect(old.lettersOf('ेक')).toEqual(['े', 'क']);
  expect(old.lettersOf('')).toEqual([]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(old.lettersOf(text).join('')).toBe(text);
    }),
  );
});

it('a browser that knows no letters parts a text all the same, and no pair of surrogates', async () => {
  vi.stubGlobal('Intl', {});
  vi.resetModules();
  const old = await import('./letters');
  expect(old.lettersOf('क😀')).toEqual(['क', '😀']);
});

it('what knows letters is begun with the first text, not with the page', async () => {
  const begun = vi.spyOn(Intl, 'Segmenter');
  vi.resetModules();
  const { lettersOf: letters } = await import('./letters');
  expect(begun).not.toHaveBeenCalled();
  letters('a');
  letters('b');
  expect(begun).toHaveBeenCalledTimes(1);
});
