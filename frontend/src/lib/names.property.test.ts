import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initials, tone } from '@/ui/art/initials';
import { lettersOf } from './letters';
import { firstName, isName, withoutTitles } from './person-name';

const TITLES = ['Dr ', 'Dr. ', 'Smt ', 'Mr. ', 'Prof. (Dr.) ', 'डॉ. ', 'श्रीमती ', 'Mr & Mrs ', ''];
const GIVEN = ['Asha', 'Ravi', 'सुनीता', 'क्षितिज', 'Zoë', 'Mohammed', 'श्रुति', 'Ömer', 'Jean-Luc'];
const LAST = ['Rao', 'D’Souza', 'वर्मा', 'van der Berg', 'Iyer', 'शर्मा', ''];
const person = fc.record({
  title: fc.constantFrom(...TITLES),
  given: fc.constantFrom(...GIVEN),
  last: fc.constantFrom(...LAST),
  blank: fc.constantFrom('', ' ', '\u00a0'),
});
type Person = typeof person extends fc.Arbitrary<infer T> ? T : never;
const bare = ({ given, last }: Person) => `${given} ${last}`.trim();
const whole = ({ title, blank, ...of }: Person) =>
  blank + title + bare({ title, blank, ...of }) + blank;

describe('a person, however they are addressed', () => {
  it('is greeted by the given name', () => {
    fc.assert(
      fc.property(person, (of) => {
        expect(firstName(whole(of))).toBe(of.given);
      }),
    );
  });

  it('is the same without a title, and loses nothing more the second time', () => {
    fc.assert(
      fc.property(person, (of) => {
        expect(withoutTitles(whole(of))).toBe(bare(of));
        expect(withoutTitles(withoutTitles(whole(of)))).toBe(bare(of));
      }),
    );
  });

  it('has one colour, and the letters of the name', () => {
    fc.assert(
      fc.property(person, (of) => {
        expect(initials(whole(of))).toBe(initials(bare(of)));
        expect(initials(whole(of))[0]?.toLowerCase()).toBe(of.given[0]?.toLowerCase());
        expect(tone(withoutTitles(whole(of)))).toBe(tone(bare(of)));
      }),
    );
  });
});

describe('whatever stands in the place of a name', () => {
  it('has one or two letters to draw, and never none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (name) => {
        const letters = lettersOf(initials(name).replace(' ', ''));
        expect(letters.length).toBeGreaterThan(0);
        expect(tone(name)).toBeGreaterThanOrEqual(1);
        expect(tone(name)).toBeLessThanOrEqual(6);
      }),
    );
  });

  it('greets with a part of it, and with nothing where nothing can be seen', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (name) => {
        expect(name).toContain(firstName(name));
        if (!isName(name) && !/[<>]/.test(name))
          expect(firstName(name).trim()).toMatch(/^\p{Cf}*$/u);
      }),
    );
  });
});
