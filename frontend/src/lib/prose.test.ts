import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocks } from './prose';

const paragraph = (text: string) => ({ kind: 'paragraph', text });
const steps = (start: number, ...items: string[]) => ({ kind: 'steps', start, items });
const list = (...items: string[]) => ({ kind: 'list', items });

describe('plain text in blocks', () => {
  it('is nothing when there is nothing', () => {
    expect(blocks('')).toEqual([]);
    expect(blocks(' \n\n \n')).toEqual([]);
  });

  it('parts paragraphs at blank lines, and joins lines within one', () => {
    expect(blocks('One\nstill one.\n\nTwo.\r\n \r\nThree.')).toEqual([
      paragraph('One still one.'),
      paragraph('Two.'),
      paragraph('Three.'),
    ]);
  });

  it('makes lists of the lines that start with a dash', () => {
    expect(blocks('- a\n-  b\n- c')).toEqual([list('a', 'b', 'c')]);
  });

  it.each([
    ['a tab', '-\tRest\n-\tDrink'],
    ['a blank that does not break', '-\u00a0Rest\n-\u00a0Drink'],
    ['a dot, as a word processor copies it', '•\tRest\n• Drink'],
    ['a dot without a blank', '•Rest\n•Drink'],
  ])('makes lists of lines that are pasted with %s', (_, text) => {
    expect(blocks(text)).toEqual([{ kind: 'list', items: ['Rest', 'Drink'] }]);
  });

  it.each(['1.\tRest\n2.\tDrink', '1.\u00a0Rest\n2.\u00a0Drink', '१.\tRest\n२.\tDrink'])(
    'makes steps of lines that are pasted with a tab or a blank that does not break: %j',
    (text) => {
      expect(blocks(text)).toEqual([{ kind: 'steps', start: 1, items: ['Rest', 'Drink'] }]);
    },
  );

  it('leaves a dot between two words, and a number with a part, alone', () => {
    const text = '2.5 mg\nDelhi • Pune';
    expect(blocks(text)).toEqual([{ kind: 'paragraph', text: '2.5 mg Delhi • Pune' }]);
  });

  it('ends a paragraph where a list begins, and the other way round', () => {
    expect(blocks('Eat:\n- rice\n- dal\nand rest')).toEqual([
      paragraph('Eat:'),
      list('rice', 'dal'),
      paragraph('and rest'),
    ]);
  });

  it('leaves dashes inside words and minus signs alone', () => {
    expect(blocks('-5 degrees\n\nfollow-up')).toEqual([
      paragraph('-5 degrees'),
      paragraph('follow-up'),
    ]);
  });

  it('makes no empty item of a dash that was left behind', () => {
    expect(blocks('- rice\n- \n- dal\n-')).toEqual([list('rice', 'dal')]);
    expect(blocks('- \n\nRest.')).toEqual([paragraph('Rest.')]);
    expect(blocks('10 -\n20')).toEqual([paragraph('10 - 20')]);
  });

  it('makes steps of lines that a Hindi keyboard has numbered, and begins where they do', () => {
    expect(blocks('१. पानी पिएँ\n२. आराम करें')).toEqual([
      { kind: 'steps', start: 1, items: ['पानी पिएँ', 'आराम करें'] },
    ]);
    expect(blocks('१२. दवा लें')).toEqual([{ kind: 'steps', start: 12, items: ['दवा लें'] }]);
    expect(blocks('१.५ लीटर पानी')).toEqual([paragraph('१.५ लीटर पानी')]);
  });

  it('keeps markup as words', () => {
    expect(blocks('<b>x</b>')).toEqual([paragraph('<b>x</b>')]);
  });

  it('makes steps of the lines that start with a number, over blank lines too', () => {
    const steps = (...items: string[]) => ({ kind: 'steps', start: 1, items });
    expect(blocks('1. Ask.\n\n2. Wait.\n3. Choose.\n\nDone.')).toEqual([
      steps('Ask.', 'Wait.', 'Choose.'),
      paragraph('Done.'),
    ]);
    expect(blocks('2. Wait.')).toEqual([{ kind: 'steps', start: 2, items: ['Wait.'] }]);
    expect(blocks('1.5 litres a day\n\n1.\n\n100. is no step')).toEqual([
      paragraph('1.5 litres a day'),
      paragraph('1.'),
      paragraph('100. is no step'),
    ]);
  });

  describe('steps that follow steps', () => {
    it('are steps of their own where their numbers begin again', () => {
      expect(blocks('1. Call.\n2. Wait.\n\n1. Fast.\n2. Come.')).toEqual([
        steps(1, 'Call.', 'Wait.'),
        steps(1, 'Fast.', 'Come.'),
      ]);
      expect(blocks('४. रुकें\n५. आएँ\n२. खाएँ')).toEqual([steps(4, 'रुकें', 'आएँ'), steps(2, 'खाएँ')]);
    });

    it('are the same steps where an editor wrote 1 before each, with blank lines or without', () => {
      expect(blocks('1. Call.\n1. Wait.\n1. Come.')).toEqual([steps(1, 'Call.', 'Wait.', 'Come.')]);
      expect(blocks('1. Call.\n\n1. Wait.\n\n1. Come.')).toEqual([
        steps(1, 'Call.', 'Wait.', 'Come.'),
      ]);
    });

    it('go on with their own numbers behind a paragraph or a list between them', () => {
      expect(blocks('1. Call.\n\nWe answer.\n\n2. Wait.\n- at home\n3. Come.')).toEqual([
        steps(1, 'Call.'),
        paragraph('We answer.'),
        steps(2, 'Wait.'),
        list('at home'),
        steps(3, 'Come.'),
      ]);
    });

    it('have each number as it was written, or the next: never a lower one than before', () => {
      const numbers = fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 12 });
      fc.assert(
        fc.property(numbers, (written) => {
          const found = blocks(written.map((number) => `${number}. x`).join('\n\n'));
          const falls = written.filter((number, at) => at > 0 && number < Number(written[at - 1]));
          expect(found.map((block) => block.kind === 'steps' && block.start)).toEqual([
            written[0],
            ...falls,
          ]);
          expect(found.flatMap((block) => ('items' in block ? block.items : []))).toHaveLength(
            written.length,
          );
        }),
      );
    });
  });
});

describe('a text that was copied from elsewhere', () => {
  it.each([
    ['a blank that does not break', '\u00a0'],
    ['a space and a tab', ' \t'],
  ])('is parted by a line that holds nothing but %s', (_, blank) => {
    expect(blocks(`One.\n${blank}\nTwo.`)).toEqual([paragraph('One.'), paragraph('Two.')]);
  });

  it.each([
    '–',
    '·',
    '▪',
    '◦',
    '‣',
    '●',
    '○',
    '■',
    '□',
    '➢',
    '✓',
    '\uf0b7',
    '⁃',
    '❖',
    '➤',
    '✔',
    '✔️',
    '✅',
  ])('has the items that a word processor begins with %s', (dot) => {
    expect(blocks(`Eat:\n${dot} rice\n${dot}\tlentils`)).toEqual([
      paragraph('Eat:'),
      list('rice', 'lentils'),
    ]);
    expect(blocks(`Delhi ${dot} Pune`)).toEqual([paragraph(`Delhi ${dot} Pune`)]);
  });

  it.each(['o', '§', 'Ø', 'ü', 'v', 'q', '\uf076', '\uf0a7', '\uf0d8', '\uf0fc'])(
    'has the items that Word begins with %j and a tab',
    (sign) => {
      expect(blocks(`Eat:\n${sign}\trice\n  ${sign}\tlentils`)).toEqual([
        paragraph('Eat:'),
        list('rice', 'lentils'),
      ]);
      expect(blocks(`${sign}live oil`)).toEqual([paragraph(`${sign}live oil`)]);
    },
  );

  it.each(['o\t', '§\t ', 'v\t', '●', '✓ ', '✔️', '⁃ '])(
    'has no item of which only the sign is there: %j',
    (sign) => {
      expect(blocks(`- rice\n${sign}\n- lentils`)).toEqual([list('rice', 'lentils')]);
    },
  );

  it('has steps where its numbers stand before a bracket', () => {
    expect(blocks('1) Rest.\n2) Drink.')).toEqual([steps(1, 'Rest.', 'Drink.')]);
    expect(blocks('(1) and 2) alone')).toEqual([paragraph('(1) and 2) alone')]);
  });

  it.each([
    ['1.Rest.\n2.Drink.', ['Rest.', 'Drink.']],
    ['1)Rest.\n2)Drink.', ['Rest.', 'Drink.']],
    ['१.आराम करें\n२.पानी पिएँ', ['आराम करें', 'पानी पिएँ']],
  ])('has steps also where no blank stands behind their numbers: %j', (text, items) => {
    expect(blocks(text)).toEqual([{ kind: 'steps', start: 1, items }]);
  });

  it.each(['1.5 litres', '12.30 pm', '10.', '2.(b)'])('has no step in %s', (text) => {
    expect(blocks(text)).toEqual([paragraph(text)]);
  });

  it('has an item whole that goes on in a line further in, as mails and text files break it', () => {
    expect(blocks('- rice\n  with lentils\n- bread')).toEqual([list('rice with lentils', 'bread')]);
    expect(blocks('1. Rest\n   and sleep.\n2. Drink.')).toEqual([
      steps(1, 'Rest and sleep.', 'Drink.'),
    ]);
  });

  it('goes on in a paragraph behind a blank line, however far in', () => {
    expect(blocks('- rice\n\n  And rest.')).toEqual([list('rice'), paragraph('And rest.')]);
  });

  it.each([
    ['slides', '\v'],
    ['a web page', '\u2028'],
  ])('has the lines that %s breaks by a sign of its own', (_, sign) => {
    expect(blocks(`- rice${sign}- lentils`)).toEqual([list('rice', 'lentils')]);
  });

  it('is parted where a page ends', () => {
    expect(blocks('One.\u2029Two.')).toEqual([paragraph('One.'), paragraph('Two.')]);
  });
});
