import { describe, expect, it } from 'vitest';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import InsurerPage from './insurer-page';
import { usual } from './insurer-page.example';

describe('hospitals of an insurer', () => {
  const page = renderPage(InsurerPage, usual, shell);

  it('keeps the rules in both languages', () => {
    expect(brokenRules(page)).toEqual([]);
    expect(brokenRules(renderPage(InsurerPage, usual, shellWith({}, 'hi')))).toEqual([]);
  });

  it('dates every card, and says that it goes by city', () => {
    expect(words(page.querySelector('.hospital .caption'))).toBe('Told us on 12 June 2026');
    expect(words(page.querySelector('.order-note'))).toContain('by city');
    expect([...page.querySelectorAll('.listing__more h2')].map(words)).toEqual([
      'Others of this kind',
    ]);
  });
});
