import { describe, expect, it } from 'vitest';
import type { DoctorPageProps, HospitalPageProps, ListPageProps } from '@/contract/types';
import { kavita, unknown } from '@/testing/examples/doctors';
import { nirmal } from '@/testing/examples/hospitals';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import DoctorPage from './doctor-page';
import { usual as doctor, sparse as unknownDoctor } from './doctor-page.example';
import DoctorsPage from './doctors-page';
import { usual as doctors, noMatch } from './doctors-page.example';
import HospitalPage from './hospital-page';
import { usual as hospital } from './hospital-page.example';
import HospitalsPage from './hospitals-page';
import { usual as hospitals } from './hospitals-page.example';
import InsurancePage from './insurance-page';
import { usual as insurance, nothingFound, searched } from './insurance-page.example';

const hindi = shellWith({}, 'hi');
const ofDoctor = (changes: Partial<DoctorPageProps>, of = shell) =>
  renderPage(DoctorPage, { ...doctor, ...changes }, of);
const ofHospital = (changes: Partial<HospitalPageProps>, of = shell) =>
  renderPage(HospitalPage, { ...hospital, ...changes }, of);
const places = (changes: Partial<(typeof doctor.places)[number]>) =>
  doctor.places.map((place) => ({ ...place, ...changes }));
const LONG = `Dr ${'Venkatanarasimharajuvaripeta '.repeat(4)}Rao`;

describe('a doctor of whom something is missing', () => {
  it('without hours has a place and no table of them', () => {
    const page = ofDoctor({ places: places({ hours: [] }) });
    expect(page.querySelector('.hours')).toBeNull();
    expect(words(page.querySelector('.doctor-where h3'))).toBe('Nirmal Multispeciality Hospital');
    expect(words(page)).not.toContain('Where and when can I see');
  });

  it('at a place without address leads nowhere', () => {
    const page = ofDoctor({ places: places({ address: '', directionsUrl: '' }) });
    expect(page.querySelector('.doctor-where a, .doctor-where .facts-inline')).toBeNull();
    expect(brokenRules(page)).toEqual([]);
  });

  it('heads each row of hours with its days', () => {
    const heads = [...ofDoctor({}).querySelectorAll('.hours th')];
    expect(heads.map((head) => head.getAttribute('scope'))).toEqual(['row', 'row']);
    expect(heads.map(words)).toEqual(['Monday to Friday', 'Saturday']);
  });

  it('with half of a price shows none', () => {
    const treats = doctor.treats.map((one) => ({ ...one, highest: null }));
    const list = ofDoctor({ treats }).querySelector('.symptoms');
    expect(words(list)).not.toContain('₹');
    expect(list?.querySelectorAll('div:not(.is-short)')).toHaveLength(0); // its name stands in the middle
  });

  it('of a long name has it whole, wherever it stands', () => {
    const page = ofDoctor({ doctor: { ...kavita, name: LONG } });
    expect(words(page.querySelector('h1'))).toBe(LONG);
    expect(page.querySelector('.heart')?.getAttribute('aria-label')).toBe(`Save ${LONG}`);
  });

  it.each([
    ['en', 'Less than 1 year'],
    ['hi', '1 साल से कम'],
  ] as const)('who began this year has practised for less than one, in %s', (language, said) => {
    const page = ofDoctor({ doctor: { ...kavita, years: 0 } }, shellWith({}, language));
    expect(words(page.querySelector('.keyfacts'))).toContain(said);
    const list = renderPage(
      DoctorsPage,
      { ...doctors, doctors: [{ ...kavita, years: 0 }] },
      shellWith({}, language),
    );
    expect(words(list.querySelector('.doctor__facts'))).toContain(said);
  });

  it('charges lakhs as India writes them', () => {
    const page = ofDoctor({ doctor: { ...kavita, fee: 1_50_000 } });
    expect(words(page.querySelector('.keyfacts'))).toContain('₹1,50,000');
  });

  it('has practised for one year, in the singular', () => {
    expect(
      words(ofDoctor({ doctor: { ...kavita, years: 1 } }).querySelector('.keyfacts')),
    ).toContain('Experience1 year');
  });

  it('in Hindi has every term of the head in Hindi, and the Hindi form', () => {
    const head = ofDoctor({}, hindi).querySelector('.page-head') as Element;
    const terms = [...head.querySelectorAll('dt')].map(words);
    expect(terms).toHaveLength(4);
    expect(terms.filter((term) => /[a-z]/i.test(term))).toEqual([]);
    expect(head.querySelector('[data-book]')?.getAttribute('href')).toBe('/hi/request?doctor=11');
  });

  it('is asked no question that the page cannot answer', () => {
    const contact = { ...shell.context.contact, isFormEnabled: false, isCallEnabled: false };
    const quiet = { ...shell, context: { ...shell.context, contact } };
    const page = renderPage(DoctorPage, unknownDoctor, quiet);
    expect(page.querySelector('#questions, .lead-card, [data-book]')).toBeNull();
  });
});

describe('a hospital of which something is missing', () => {
  it('with an accreditation that has no end names no day', () => {
    const page = ofHospital({ accreditedUntil: '', isDemo: false });
    expect(words(page.querySelector('.page-head .badge'))).toBe('NABH accredited');
  });

  it('of no area names none, and has no mark without words', () => {
    const page = ofHospital({ hospital: { ...nirmal, area: '' } });
    const facts = [...page.querySelectorAll('.hospital-head .facts-inline li')].map(words);
    expect(facts).toEqual(['240 beds', '32 doctors']);
  });

  it('with one doctor shows one, and no line for more', () => {
    const page = ofHospital({ doctors: [kavita], moreDoctors: [] });
    expect(page.querySelectorAll('article.doctor')).toHaveLength(1);
    expect(page.querySelector('.more-doctors')).toBeNull();
  });

  it('without an address has no part for it, and is not asked for it', () => {
    const page = ofHospital({ address: '' });
    expect(page.querySelector('#where')).toBeNull();
    expect(words(page)).not.toContain(`Where is ${nirmal.name}?`);
  });

  it('that takes schemes alone does not call itself cashless', () => {
    const page = ofHospital({ insurers: [] });
    expect([...page.querySelectorAll('.page-head .badge')].map(words)).toEqual([
      'NABH accredited, valid until 31 March 2028 (demo)',
      'CGHS (demo)',
    ]);
    expect([...page.querySelectorAll('#insurance ~ h3')].map(words)[0]).toBe(
      'Government schemes (1)',
    );
  });

  it('in Hindi counts in Hindi', () => {
    const page = ofHospital({ hospital: { ...nirmal, beds: 1, doctors: 1 } }, hindi);
    const facts = [...page.querySelectorAll('.hospital-head .facts-inline li')].map(words);
    expect(facts).toEqual(['Saket, New Delhi', '1 बिस्तर', '1 डॉक्टर']);
  });
});

describe('a list', () => {
  const bar = (listing: Partial<ListPageProps['listing']>) =>
    renderPage(DoctorsPage, { ...doctors, listing: { ...doctors.listing, ...listing } }, shell);

  it('of one has nothing to sort, and speaks of one', () => {
    const page = bar({ total: 1, unfilteredTotal: 1, chosen: [], pages: [], nextUrl: null });
    expect(words(page.querySelector('[role="status"]'))).toBe('1 doctor');
    expect(page.querySelector('select, .order-note, .pager')).toBeNull();
    expect(words(page.querySelector('.filters__foot .btn'))).toBe('Show 1 doctor');
  });

  it('has its page marked for who does not see it', () => {
    const current = [...bar({}).querySelectorAll('.pager [aria-current="page"]')];
    expect(current.map((link) => link.getAttribute('aria-label'))).toEqual(['Page 1']);
  });

  it('gives each filter its name, as a group with its choices', () => {
    const groups = [...renderPage(DoctorsPage, doctors, shell).querySelectorAll('fieldset')];
    expect(groups.map((group) => words(group.querySelector('legend')))).toEqual(
      doctors.listing.filters.map((filter) => filter.label),
    );
    for (const group of groups) {
      for (const choice of group.querySelectorAll('input')) {
        expect(words(choice.closest('label'))).not.toBe('');
      }
    }
  });

  it('suggests no filter that would leave nobody', () => {
    const filters = doctors.listing.filters.map((filter) => ({
      ...filter,
      options: filter.options.map((option) => ({ ...option, count: 0, isChosen: false })),
    }));
    expect(bar({ filters, chosen: [] }).querySelector('.filterbar')).toBeNull();
  });

  it('that nobody matches is not sorted, and asks on the Hindi form in Hindi', () => {
    const page = renderPage(DoctorsPage, noMatch, hindi);
    expect(page.querySelector('#sort')).toBeNull();
    const ways = [...page.querySelectorAll('.empty a')].map((link) => link.getAttribute('href'));
    expect(ways.at(-1)).toBe('/hi/request?purpose=callback');
  });

  it('of cards says whom each button is about', () => {
    const props = { ...doctors, doctors: [kavita, { ...unknown, name: LONG }] };
    const cards = [...renderPage(DoctorsPage, props, shell).querySelectorAll('.doctor')];
    for (const [at, name] of [kavita.name, LONG].entries()) {
      expect(words(cards[at]?.querySelector('[data-book]') ?? null)).toContain(name);
      expect(cards[at]?.querySelector('[href^="tel:"]')?.getAttribute('aria-label')).toContain(
        name,
      );
    }
  });

  it.each([
    ['are not known', null],
    ['a sheet that was imported says 0 of', 0],
  ])('of hospitals whose beds %s, without a photo, is names all the same', (_, beds) => {
    const bare = { ...nirmal, area: '', beds, doctors: 0, tags: [], url: null };
    const props = { ...hospitals, hospitals: [bare] };
    const card = renderPage(HospitalsPage, props, shell).querySelector('.hospital') as Element;
    expect(words(card)).toBe(nirmal.name);
    expect(card.querySelector('.tags, .caption, ul')).toBeNull();
    expect(ofHospital({ hospital: bare }).querySelector('.profile ul')).toBeNull();
  });
});

describe('the page of insurance', () => {
  it('is searched, and left again, in its own language', () => {
    const ways = (of: typeof shell, props = searched) => {
      const page = renderPage(InsurancePage, props, of);
      return [
        page.querySelector('.name-search')?.getAttribute('action'),
        page.querySelector('.prose .more, .empty .btn')?.getAttribute('href'),
      ];
    };
    expect(ways(shell)).toEqual(['/insurance', '/insurance']);
    expect(ways(hindi)).toEqual(['/hi/insurance', '/hi/insurance']);
    expect(ways(hindi, nothingFound)).toEqual(['/hi/insurance', '/hi/insurance']);
  });

  it('has a name for its field', () => {
    const page = renderPage(InsurancePage, insurance, hindi);
    const field = page.querySelector('input[type="search"]');
    expect(words(page.querySelector(`label[for="${field?.id}"]`))).toBe('अपनी बीमा कंपनी खोजें');
  });
});
