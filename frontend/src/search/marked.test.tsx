import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

  it('is the letters that were typed and no more in English', () => {
    expect(marked('Gallstones', 'gall')).toEqual(['Gall']);
  });

  it('is found as it was written, whatever signs are in it', () => {
    for (const query of ['knee (', 'c++', '[a-z]', 'a|b', '\\d', '^', '$1', '/search'])
      expect(() => marked('Knee replacement (one side)', query)).not.toThrow();
    expect(marked('Hernia (groin)', '(gro')).toEqual(['(gro']);
  });
});
