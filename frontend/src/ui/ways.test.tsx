import { describe, expect, it } from 'vitest';
import { brokenRules, html, words } from '@/testing/render';
import { Ways } from './ways';

const way = { label: 'Ask', url: '/ask', text: 'We call you back.' };

function show(changes: Partial<Parameters<typeof Ways>[0]['ways'][number]>): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html(<Ways ways={[{ ...way, ...changes }]} />);
  return box;
}
const drawn = (url: string | null) => show({ url }).querySelector('.spot')?.outerHTML;

describe('ways to choose from', () => {
  it('lead somewhere by their words and say what it is about', () => {
    const page = show({});
    expect(words(page.querySelector('h2 a'))).toBe('Ask');
    expect(words(page.querySelector('.small'))).toBe('We call you back.');
  });

  it('are words where they lead nowhere, and have no empty line below', () => {
    const page = show({ url: null, text: '' });
    expect(page.querySelector('a, .small')).toBeNull();
    expect(words(page)).toBe('Ask');
  });

  it('show the icon of a page that has one, and no drawing beside it', () => {
    const page = show({ icon: 'lungs' });
    expect(page.querySelector('use')?.getAttribute('href')).toContain('#h-lungs');
    expect(page.querySelector('.spot')).toBeNull();
  });

  it('say that their words are of another language', () => {
    expect(show({ lang: 'hi', label: 'पूछें' }).querySelector('[lang="hi"]')).not.toBeNull();
  });

  it.each(['/bmi-calculator', '/tools/bmi', '/hi/insurance', '/pune/treatment/piles/cost'])(
    'are drawn by what their address names: %s',
    (url) => {
      expect(drawn(url)).not.toBe(drawn('/ask'));
    },
  );

  it.each([
    ['/submit-reports', 'bmi'],
    ['/reinsurance', 'insurance'],
    ['/sloan-prize', 'loan'],
  ])('are not drawn by a word inside another: %s is no %s', (url) => {
    expect(drawn(url)).toBe(drawn('/ask'));
  });

  it('keep the rules of a page', () => {
    expect(brokenRules(show({})).filter((rule) => rule !== 'one h1')).toEqual([]);
  });
});
