import { describe, expect, it } from 'vitest';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import PlacesPage from './places-page';
import { doctors, hospitals } from './places-page.example';

describe('the ways into the lists', () => {
  const page = renderPage(PlacesPage, doctors, shell);

  it.each(Object.entries({ doctors, hospitals }))('%s keep the rules', (_, props) => {
    expect(brokenRules(renderPage(PlacesPage, props, shell))).toEqual([]);
    expect(brokenRules(renderPage(PlacesPage, props, shellWith({}, 'hi')))).toEqual([]);
  });

  it('show those of the city at once, in the words of patients and of doctors', () => {
    const tiles = [...page.querySelectorAll('.depts a')].map(words);
    expect(tiles).toEqual(['Kidneys and bladderUrologists']);
  });

  it('hold every link of the other cities, closed as they are', () => {
    const cities = [...page.querySelectorAll('details')];
    expect(cities.map((city) => city.hasAttribute('open'))).toEqual([false, false, false]);
    expect(page.querySelectorAll('details a')).toHaveLength(5);
  });

  it('say so where a city has nobody', () => {
    expect(words(renderPage(PlacesPage, hospitals, shell))).toContain('We list nobody here yet.');
  });

  it('count what a city has in the words of the list', () => {
    const counts = (page: HTMLElement) => [...page.querySelectorAll('summary small')].map(words);
    expect(counts(page)).toEqual(['2 specialities', '2 specialities', '1 speciality']);
    expect(counts(renderPage(PlacesPage, hospitals, shell))).toEqual([
      '2 departments',
      '2 departments',
    ]);
  });

  it('have no heading over no city', () => {
    const headings = renderPage(PlacesPage, hospitals, shell).querySelectorAll('h2');
    expect([...headings].map(words)).toEqual(['In Delhi NCR', 'Popular cities']);
  });
});
