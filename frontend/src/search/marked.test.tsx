import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { words } from '@/testing/render';
import { Marked } from './marked';

const marked = (text: string, query: string) => {
  const { container } = render(<Marked text={text} query={query} />);
  return [...container.querySelectorAll('mark')].map((one) => one.textContent);
};

describe('what was typed, bold in a name', () => {
  it('takes the vowel sign of its last letter with it, which alone is a broken circle', () => {
    expect(marked('पित्त की पथरी', 'पथर')).toEqual(['पथरी']);
    expect(marked('गुर्दे की पथरी', 'गुर्द पथ')).toEqual(['गुर्दे', 'पथ']);
  });

  it.each([
    ['सप्ताह', 'सप', 'सप्ता'],
    ['सप्ताह', 'सप्', 'सप्ता'], // on its way to the letter after it
    ['डॉक्टर', 'डॉक', 'डॉक्ट'],
    ['अस्पताल', 'पताल', 'स्पताल'],
    ['मोतियाबिंद', 'मोत', 'मोति'],
    ['क्\u200dषय रोग', 'क्षय', undefined],
    ['नर्स्\u200dरी', 'नर', 'नर्स्\u200dरी'],
    ['हड्\u200cडी', 'हड', 'हड्'], // its writer parted the two
  ])('parts no letters of Hindi that are drawn as one: %s, typed %s', (name, typed, bold) => {
    expect(marked(name, typed)).toEqual(bold === undefined ? [] : [bold]);
  });

  it.each([
    ['Piles', 'piles, pain'],
    ['Piles', 'piles?'],
    ['Piles', '“piles”'],
    ['Piles', 'piles/fissure'],
    ['Knee replacement', '(replacement)'],
    ['पथरी', 'पथरी।'],
  ])('is found without the signs around it: %s, typed %s', (name, typed) => {
    expect(marked(name, typed)).toEqual([name.split(' ').at(-1)]);
  });

  it('keeps the signs that are part of a word', () => {
    expect(marked('Vitamin B-12', 'b-12')).toEqual(['B-12']);
    expect(marked("Crohn's disease", "crohn's")).toEqual(["Crohn's"]);
    expect(marked('ICU -- ward', '-- ward')).toEqual(['ward']);
  });

  it('leaves no sign at the head of what follows, wherever the typed word ends', () => {
    const names = ['सप्ताह', 'अस्पताल', 'गुर्दे की पथरी', 'स्त्री रोग', 'हृदय की धमनी', 'शल्य चिकित्सा'];
    const typed = fc
      .constantFrom(...names)
      .chain((name) =>
        fc.tuple(fc.constant(name), fc.nat(name.length - 1), fc.integer({ min: 2, max: 8 })),
      );
    fc.assert(
      fc.property(typed, ([name, from, length]) => {
        const query = name.slice(from, from + length).replace(/^[\p{M} ]+| $/gu, '');
        const { container } = render(<Marked text={name} query={query} />);
        for (const part of [...container.querySelectorAll('mark, span')].map(words)) {
          expect(part).not.toMatch(/^\p{M}|\u094d$/u);
        }
        expect(container.textContent).toBe(name);
        cleanup();
      }),
    );
  });

  it('is the letters that were typed and no more in English', () => {
    expect(marked('Gallstones', 'gall')).toEqual(['Gall']);
  });

  it('is the whole of the longer word, where a shorter one that was typed begins it', () => {
    expect(marked('Kidney stones', 'kid kidney')).toEqual(['Kidney']);
    expect(marked('Heart attack', 'he heart at')).toEqual(['Heart', 'at']);
  });

  it('is no single letter with its vowel sign, which stands in every other Hindi word', () => {
    expect(marked('पित्त की पथरी', 'की पथरी')).toEqual(['पथरी']);
  });

  it('is found in a name however its dotted letters are composed', () => {
    const [one, two] = ['बड़ी आँत', 'बड\u093cी आँत'];
    expect(marked(one.normalize('NFC'), 'ब\u095cी')).toEqual(['बड\u093cी']);
    expect(marked(two, 'ब\u095cी')).toEqual(['बड\u093cी']);
  });

  it('is found as it was written, whatever signs are in it', () => {
    for (const query of ['knee (', 'c++', '[a-z]', 'a|b', '\\d', '^', '$1', '/search'])
      expect(() => marked('Knee replacement (one side)', query)).not.toThrow();
    expect(marked('Hernia (groin)', '(gro')).toEqual(['(gro']);
  });
});
