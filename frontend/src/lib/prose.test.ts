import { describe, expect, it } from 'vitest';
import { blocks } from './prose';

const paragraph = (text: string) => ({ kind: 'paragraph', text });
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
});
