import { describe, expect, it } from 'vitest';
import { kavita, unknown } from '@/testing/examples/doctors';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import DoctorsPage from './doctors-page';
import { nobody, noMatch, usual } from './doctors-page.example';
import { showNext } from './next-clinic';

describe('doctors of a city', () => {
  const page = renderPage(DoctorsPage, usual, shell);

  it.each(Object.entries({ usual, noMatch, nobody }))('%s keeps the rules', (_, props) => {
    expect(brokenRules(renderPage(DoctorsPage, props, shell))).toEqual([]);
    expect(brokenRules(renderPage(DoctorsPage, props, shellWith({}, 'hi')))).toEqual([]);
  });

  it('says how many, of how many, and why', () => {
    expect(words(page.querySelector('[role="status"]'))).toBe('14 doctors of 28, ₹800 to ₹1,200');
  });

  it('is one GET form, which the order belongs to', () => {
    const forms = page.querySelectorAll('form');
    expect(forms).toHaveLength(1);
    expect(forms[0]?.getAttribute('action')).toBe(usual.listing.path);
    expect(forms[0]?.getAttribute('method')).toBe('get');
    expect(page.querySelector('select[name="sort"]')?.getAttribute('form')).toBe(forms[0]?.id);
    expect(page.querySelectorAll('input[name="fee"][type="checkbox"]')).toHaveLength(3);
    expect(page.querySelector('input[name="fee"][checked]')?.getAttribute('value')).toBe(
      '800-1200',
    );
  });

  it('offers “Any” where one is to be chosen, chosen while nothing else is', () => {
    const any = page.querySelector('input[name="experience"][value=""]');
    expect(any?.hasAttribute('checked')).toBe(true);
  });

  it('takes a chosen filter away by a link', () => {
    const chip = page.querySelector('.chip[aria-current]');
    expect(chip?.getAttribute('href')).toBe(usual.listing.path);
    expect(chip?.getAttribute('aria-label')).toBe('Remove filter: ₹800 to ₹1,200');
  });

  it('calls filters that nobody chose no chosen ones', () => {
    const name = (listing: typeof usual.listing, of = shell) =>
      renderPage(DoctorsPage, { ...usual, listing }, of)
        .querySelector('.filterbar')
        ?.getAttribute('aria-label');
    const open = { ...usual.listing, chosen: [] };
    expect([name(usual.listing), name(open)]).toEqual(['Chosen filters', 'Filters often chosen']);
    expect(name(open, shellWith({}, 'hi'))).toBe('अक्सर चुने जाने वाले विकल्प');
  });

  it('offers help after the second doctor', () => {
    const kinds = [...page.querySelectorAll('.results > *')].map((child) => child.tagName);
    expect(kinds).toEqual(['ARTICLE', 'ARTICLE', 'DIV', 'ARTICLE', 'ARTICLE']);
  });

  it('renders a place without a page as words', () => {
    const labels = [...page.querySelectorAll('.listing__more a')].map(words);
    expect(labels).toEqual(['Noida', 'Urologists']);
  });

  it('says when nobody matches, and what to do', () => {
    const empty = renderPage(DoctorsPage, noMatch, shell).querySelector('.empty');
    expect(words(empty?.querySelector('h3') ?? null)).toBe('No doctors match these filters');
    const hrefs = [...(empty?.querySelectorAll('a') ?? [])].map((a) => a.getAttribute('href'));
    expect(hrefs).toEqual([usual.listing.path, '/request?purpose=callback']);
  });

  it('does not offer to clear filters that are not there', () => {
    const empty = renderPage(DoctorsPage, nobody, shell);
    expect(words(empty.querySelector('.empty h3'))).toBe('No doctors listed here yet');
    expect(empty.querySelector('form, .filterbar, .pager')).toBeNull();
    expect(empty.querySelectorAll('.empty a')).toHaveLength(1);
  });

  it('says the next clinic, and beside it the hours that name no day of the week: they may come before it', () => {
    const list = renderPage(DoctorsPage, { ...usual, doctors: [kavita] }, shell);
    const places = [...list.querySelectorAll<HTMLElement>('[data-clinics]')];
    expect(places.map(words)).toEqual([
      'Clinic: Monday to Friday, 10 am to 1 pm; By appointment, on Sundays',
    ]);
    document.documentElement.lang = 'en';
    showNext(places, new Date('2026-11-23T08:00:00+05:30'));
    expect(places.map(words)).toEqual([
      'Next clinic: today, 10 am to 1 pm; By appointment, on Sundays',
    ]);
  });

  it('leaves out every fact that is not known', () => {
    const props = { ...usual, doctors: [unknown] };
    const card = renderPage(DoctorsPage, props, shell).querySelector('.doctor');
    expect(card?.querySelectorAll('.doctor__facts li, .badge')).toHaveLength(0);
    expect(words(card?.querySelector('.doctor__fee') ?? null)).toBe('Fee on request');
  });

  it('calls the doctor’s own number, else the site’s, else nobody', () => {
    const tel = (contact: typeof shell.contact, own: string | null) => {
      const doctor = { ...unknown, contact: { ...unknown.contact, tel: own } };
      const page = renderPage(DoctorsPage, { ...usual, doctors: [doctor] }, { ...shell, contact });
      return page.querySelector('.doctor a[href^="tel:"]')?.getAttribute('href');
    };
    expect(tel(shell.contact, '+91 22 5000 0000')).toBe('tel:+912250000000');
    expect(tel(shell.contact, null)).toBe('tel:+911140000000');
    expect(tel({ tel: null, whatsapp: null, trackingId: null }, null)).toBeUndefined();
  });
});
