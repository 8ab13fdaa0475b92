import { describe, expect, it } from 'vitest';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import TreatmentCityPage from './treatment-city-page';
import { bare, department, usual } from './treatment-city-page.example';

const titles = (box: HTMLElement) => [...box.querySelectorAll('.prose h2')].map(words);
const hrefs = (box: HTMLElement) =>
  [...box.querySelectorAll('.more')].map((link) => link.getAttribute('href'));

describe('a treatment in a city', () => {
  const page = renderPage(TreatmentCityPage, usual, shell);

  it.each(Object.entries({ usual, bare, department }))('%s keeps the rules', (_, props) => {
    expect(brokenRules(renderPage(TreatmentCityPage, props, shell))).toEqual([]);
    expect(brokenRules(renderPage(TreatmentCityPage, props, shellWith({}, 'hi')))).toEqual([]);
  });

  it('goes from the cost to the doctors, the hospitals and the places', () => {
    expect(titles(page)).toEqual([
      'Cost in Delhi NCR',
      'Doctors who do it',
      'Hospitals in Delhi NCR with this department',
      'Areas of Delhi NCR',
      'In other cities',
    ]);
  });

  it('is named in Hindi beside its name, a word apart', () => {
    const box = renderPage(TreatmentCityPage, { ...usual, nameHi: 'पित्त की थैली' }, shell);
    expect(box.querySelector('h1')?.textContent).toBe(`${usual.title} पित्त की थैली`);
  });

  it('leads to its cost, the treatment and the lists', () => {
    expect(hrefs(page)).toEqual([
      '/delhi-ncr/treatment/gallbladder-removal/cost',
      '/treatment/gallbladder-removal',
      '/delhi-ncr/doctors/general-surgery',
      '/delhi-ncr/hospitals/general-surgery',
    ]);
  });

  it('does not say of doctors that they do it when nobody recorded it', () => {
    const box = renderPage(TreatmentCityPage, department, shell);
    expect(titles(box)[1]).toBe('General surgeons in Delhi NCR');
  });

  it('of which little is known still tells how to learn the cost', () => {
    const box = renderPage(TreatmentCityPage, bare, shell);
    expect(titles(box)).toEqual([
      'Cost in Delhi NCR',
      'Hospitals in Delhi NCR with this department',
    ]);
    expect(words(box.querySelector('.prose p'))).toBe(
      'No published figure for gallbladder removal in Delhi NCR yet.',
    );
    expect(hrefs(box)[0]).toBe('/delhi-ncr/treatment/gallbladder-removal/cost');
    expect([...box.querySelectorAll('.keyfacts dt')].map(words)).toEqual(['Done by']);
  });
});
