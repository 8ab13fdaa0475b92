import { describe, expect, it } from 'vitest';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import HospitalsPage from './hospitals-page';
import { noMatch, usual } from './hospitals-page.example';

describe('hospitals of a city', () => {
  const page = renderPage(HospitalsPage, usual, shell);

  it.each(Object.entries({ usual, noMatch }))('%s keeps the rules', (_, props) => {
    expect(brokenRules(renderPage(HospitalsPage, props, shell))).toEqual([]);
    expect(brokenRules(renderPage(HospitalsPage, props, shellWith({}, 'hi')))).toEqual([]);
  });

  it('counts hospitals, and shows them in two columns', () => {
    expect(words(page.querySelector('[role="status"]'))).toBe('2 hospitals of 6, Above 300');
    expect(page.querySelectorAll('.results--two > .hospital')).toHaveLength(2);
  });

  it('is one GET form that says what it filters', () => {
    const form = page.querySelector('form');
    expect(form?.getAttribute('action')).toBe(usual.listing.path);
    expect(form?.getAttribute('aria-label')).toBe('Filter hospitals');
    expect(words(page.querySelector('.filters__foot .btn'))).toBe('Show 2 hospitals');
    expect(page.querySelectorAll('input[name="beds"][type="checkbox"]')).toHaveLength(2);
  });

  it('links a hospital that has a page, and only that', () => {
    const names = [...page.querySelectorAll('.hospital h3')];
    expect(names.map((name) => name.querySelector('a')?.getAttribute('href'))).toEqual([
      '/hospital/nirmal',
      undefined,
    ]);
  });

  it('draws each beside others in colours that none of its neighbours has', () => {
    const [first] = usual.hospitals;
    const list = Array.from({ length: 12 }, (_, at) => ({ ...first, id: at + 1 }) as typeof first);
    const many = { ...usual, hospitals: list.filter((one) => one !== undefined) };
    const covers = renderPage(HospitalsPage, many, shell).querySelectorAll('.hospital__cover rect');
    const skies = [...covers].filter((rect) => rect.getAttribute('height') === '220');
    const colours = skies.map((sky) => sky.getAttribute('fill'));
    expect(colours).toHaveLength(12);
    for (const [at, colour] of colours.entries())
      expect(colours.slice(Math.max(0, at - 2), at)).not.toContain(colour);
  });

  it('leaves out beds that are not known', () => {
    expect(words(page.querySelectorAll('.hospital')[1] ?? null)).not.toContain('bed');
  });

  it('says how it is ordered, and speaks of hospitals when nothing matches', () => {
    expect(words(page.querySelector('.order-note'))).toContain('Hospitals cannot pay');
    const empty = renderPage(HospitalsPage, noMatch, shell).querySelector('.empty');
    expect(words(empty?.querySelector('h3') ?? null)).toBe('No hospitals match these filters');
  });
});
