import { describe, expect, it } from 'vitest';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import HospitalPage from './hospital-page';
import { sparse, usual } from './hospital-page.example';

describe('a hospital', () => {
  const page = renderPage(HospitalPage, usual, shell);

  it.each(Object.entries({ usual, sparse }))('%s keeps the rules', (_, props) => {
    expect(brokenRules(renderPage(HospitalPage, props, shell))).toEqual([]);
    expect(brokenRules(renderPage(HospitalPage, props, shellWith({}, 'hi')))).toEqual([]);
  });

  it('shows the accreditation with the day until which it holds', () => {
    expect([...page.querySelectorAll('.page-head .badge')].map(words)).toEqual([
      'NABH accredited, valid until 31 March 2028 (demo)',
      'Cashless insurance (demo)',
      'CGHS (demo)',
    ]);
  });

  const insurersOf = (of: Element) => [...of.querySelectorAll('.insurers a')].map(words);
  const heading = (title: string) =>
    [...page.querySelectorAll('h3')].find((one) => words(one) === title);

  it('dates its insurers once where all were told on one day, and leads to their hospitals', () => {
    expect(insurersOf(page)).toEqual(['Star Health Insurance', 'CGHS']);
    expect(words(heading('Cashless insurers (1)')?.nextElementSibling ?? null)).toBe(
      'Told us on 12 June 2026 (demo)',
    );
    const scheme = [...page.querySelectorAll('.insurers a')][1];
    expect(scheme?.getAttribute('href')).toBe('/hospitals/insurance/cghs');
  });

  it('dates each insurer where the days differ', () => {
    const cashless = (label: string, toldOn: string) => ({ label, url: `/${label}`, toldOn });
    const insurers = [cashless('A', '12 June 2026'), cashless('B', '3 July 2026')];
    const told = renderPage(HospitalPage, { ...usual, insurers, schemes: [] }, shell);
    expect(insurersOf(told)).toEqual([
      'ATold us on 12 June 2026 (demo)',
      'BTold us on 3 July 2026 (demo)',
    ]);
  });

  it('lists its facilities as the hospital told', () => {
    expect([...page.querySelectorAll('.ticks li')].map(words)).toEqual([
      '24-hour emergency',
      'Blood bank',
    ]);
    expect(renderPage(HospitalPage, sparse, shell).querySelector('.ticks')).toBeNull();
  });

  it('shows some doctors as cards and the others by name', () => {
    expect(page.querySelectorAll('article.doctor')).toHaveLength(2);
    expect(words(page.querySelector('.more-doctors summary'))).toBe('1 more doctor');
    expect(page.querySelector('.more-doctors a')?.getAttribute('href')).toBe(
      '/doctor/imran-qureshi',
    );
  });

  it('leads to its form, to who answers and to the way there', () => {
    const links = [...page.querySelectorAll('.hospital-head .button-group a')];
    expect(links.map(words)).toEqual(['Request appointment', 'Call', 'WhatsApp', 'Directions']);
    expect(links.map((a) => a.getAttribute('href')?.split('?')[0])).toEqual([
      '/request',
      'tel:+911140000000',
      'https://wa.me/919876543210',
      usual.directionsUrl.split('?')[0],
    ]);
    expect(page.querySelectorAll('.lead-card')).toHaveLength(1);
  });

  it('without a number of ours has nothing to call', () => {
    const contact = { tel: null, whatsapp: null, trackingId: null };
    const quiet = renderPage(HospitalPage, usual, { ...shell, contact });
    expect(quiet.querySelector('.hospital-head a[href^="tel:"]')).toBeNull();
  });

  it('says that it is invented only where it is', () => {
    expect(words(page.querySelector('.page-head'))).toContain('this hospital is invented');
    const bare = renderPage(HospitalPage, sparse, shell);
    expect(words(bare.querySelector('.page-head'))).not.toContain('invented');
    expect(bare.querySelector('.badge, .insurers, .doctor, .depts, .ticks')).toBeNull();
  });
});
