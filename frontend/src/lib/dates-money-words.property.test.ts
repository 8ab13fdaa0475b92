import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, momentOf } from './dates';
import { niceCeiling, rupeeRange, rupees } from './money';
import { blocks } from './prose';
import { beginsWord, headOfSentence, midSentence } from './words';

const LANGUAGES = ['en', 'hi'] as const;
const IST = 5.5 * 3_600_000; // ms

describe('a moment as it is written', () => {
  const moment = fc.date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2040-01-01T00:00:00Z'),
    noInvalidDate: true,
  });

  it('is on the day of India, in Latin digits, in both languages', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...LANGUAGES), (at, language) => {
        const [year, , day] = new Date(at.getTime() + IST).toISOString().split(/[-T]/);
        const written = dayOf(at.toISOString(), language);
        expect(written.startsWith(`${Number(day)} `) && written.endsWith(` ${year}`)).toBe(true);
        expect(momentOf(at.toISOString(), language)).toMatch(/^\d{1,2} \S+ \d{4}, [^०-९]+$/);
      }),
    );
  });

  it.each([
    ['2026-11-20T10:42:00+00:00', '20 November 2026, 4:12 pm', '20 नवंबर 2026, शाम 4:12'],
    ['2026-11-19T18:35:00+00:00', '20 November 2026, 12:05 am', '20 नवंबर 2026, रात 12:05'],
    ['2026-11-20T06:30:00+00:00', '20 November 2026, 12:00 pm', '20 नवंबर 2026, दोपहर 12:00'],
    ['2026-11-20T16:12:00+05:30', '20 November 2026, 4:12 pm', '20 नवंबर 2026, शाम 4:12'],
  ])('%s is %s, and in Hindi %s', (moment, english, hindi) => {
    expect(LANGUAGES.map((language) => momentOf(moment, language))).toEqual([english, hindi]);
  });
});

describe('any amount', () => {
  const whole = fc.integer({ min: 0, max: 10_000_000_000 });

  it('is read again as the same amount, and grouped as India does', () => {
    fc.assert(
      fc.property(whole, (amount) => {
        const written = rupees(amount);
        expect(Number(written.replace(/[₹,]/g, ''))).toBe(amount);
        expect(written).toMatch(/^₹\d{1,3}$|^₹\d{1,2}(,\d{2})*,\d{3}$/);
      }),
    );
  });

  it('has one way to say less than a rupee owed, and it is no minus', () => {
    expect([rupees(-0), rupees(-0.4), rupees(0.9)]).toEqual(['₹0', '₹0', '₹0']);
  });

  it('of a range says its lower end first', () => {
    fc.assert(
      fc.property(whole, whole, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(rupeeRange(low, high).split(' – ')[0]).toBe(rupees(low));
      }),
    );
  });

  it('fits on a scale that ends near it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (amount) => {
        const end = niceCeiling(amount);
        expect(end >= amount && end <= amount * 1.34 + 1).toBe(true);
      }),
    );
  });
});

describe('what is looked for by its first letters', () => {
  it.each([
    ['pathri', true],
    ['pitt ki', true],
    ['ki', true],
    ['  PATH ', true],
    ['athri', false],
    ['pathri pitt', false],
  ])('%s finds Pitt ki pathri: %s', (typed, isFound) => {
    expect(beginsWord(['Gallstones', 'Pitt ki pathri'], typed)).toBe(isFound);
  });

  it.each([
    ['x ray', 'X-Ray'],
    ['ray', 'X-Ray'],
    ['section', 'LSCS (C-section)'],
    ['c sec', 'LSCS (C-section)'],
    ['heart  at', 'Heart attack'],
  ])('%s finds %s, with a hyphen or a bracket before the word', (typed, name) => {
    expect(beginsWord([name], typed)).toBe(true);
  });

  it('finds Hindi, however a letter with a dot is stored', () => {
    expect(beginsWord(['फ़्रैक्चर'.normalize('NFD')], 'फ़्रै'.normalize('NFC'))).toBe(true);
    expect(beginsWord(['पित्त की पथरी'], 'पथ')).toBe(true);
    expect(beginsWord(['पित्त की पथरी'], 'थरी')).toBe(false);
    expect(beginsWord(['क्\u200dषय रोग'], 'क्षय')).toBe(true);
  });

  it('is everything where nothing is typed yet, and nothing for signs alone', () => {
    expect(beginsWord(['Piles'], ' ')).toBe(true);
    expect(beginsWord(['Piles (grade-2)'], '-(')).toBe(false);
  });

  it('finds each word of a name by each of its beginnings', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 4 }),
        fc.nat(),
        fc.nat(),
        (all, at, cut) => {
          const wanted = all[at % all.length] as string;
          const typed = wanted.slice(0, 1 + (cut % wanted.length));
          expect(beginsWord([all.join(' ')], typed.toUpperCase())).toBe(true);
        },
      ),
    );
  });
});

describe('a name in a sentence', () => {
  it('changes in its capitals and nothing else, and not a second time', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z’' ()-]{0,30}$/), (name) => {
        const inside = midSentence(name);
        expect(inside.toLowerCase()).toBe(name.toLowerCase());
        expect(midSentence(inside)).toBe(inside);
      }),
    );
  });

  it('begins one with a capital, also where there is nothing', () => {
    expect([headOfSentence('fever'), headOfSentence(''), headOfSentence('बुख़ार')]).toEqual([
      'Fever',
      '',
      'बुख़ार',
    ]);
  });
});

describe('a text of an author', () => {
  const line = fc.constantFrom(
    'Rest.',
    '- rice',
    '1. Ask.',
    '2. Wait.',
    '',
    ' ',
    '- ',
    '-',
    '-5 °C',
    'क',
    '10. x',
  );
  const words = (text: string) => text.match(/[\p{L}\p{N}°]+/gu) ?? [];

  it('loses no word in its paragraphs, lists and steps, in no order of lines', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 12 }),
        fc.constantFrom('\n', '\r\n'),
        (lines, end) => {
          const found = blocks(lines.join(end)).flatMap((block) =>
            block.kind === 'paragraph' ? [block.text] : block.items,
          );
          const written = lines.map((one) => one.replace(/^\d+\. /, ''));
          expect(words(found.join(' '))).toEqual(words(written.join(' ')));
        },
      ),
    );
  });

  it('has nothing empty in it', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        for (const block of blocks(lines.join('\n'))) {
          const parts = block.kind === 'paragraph' ? [block.text] : block.items;
          expect(parts.length).toBeGreaterThan(0);
          expect(parts.filter((part) => part.trim() === '')).toEqual([]);
        }
      }),
    );
  });
});
