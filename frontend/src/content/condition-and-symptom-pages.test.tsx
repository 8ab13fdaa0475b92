import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { unknown } from '@/testing/examples/doctors';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import type { PageInput } from '@/ui/page';
import ConditionPage from './condition-page';
import { usual as condition, sparse } from './condition-page.example';
import SymptomPage from './symptom-page';
import { short, usual as symptom } from './symptom-page.example';

const hindi = shellWith({}, 'hi');
const show = <P,>(Page: ComponentType<PageInput<P>>, props: P, of = shell) =>
  renderPage(Page, props, of);
const headings = (page: HTMLElement) =>
  [...page.querySelectorAll('h1, h2, h3')].map((h) => `${h.tagName} ${words(h)}`);

describe('a symptom', () => {
  it('of which nothing is urgent has no heading over nothing', () => {
    const calm = show(SymptomPage, { ...short, emergency: [], actNow: '' });
    expect(calm.querySelector('#urgent')).toBeNull();
    expect(brokenRules(calm)).toEqual([]);
  });

  it('says what is urgent before all else, with whom to call', () => {
    const page = show(SymptomPage, symptom);
    expect(headings(page)[1]).toBe('H2 When not to wait');
    const calls = [...page.querySelectorAll('.care--urgent a')].map((a) => a.getAttribute('href'));
    expect(calls).toEqual(['tel:112', 'tel:108']);
  });

  it('keeps what to do until help comes, also where no sign is listed', () => {
    const page = show(SymptomPage, { ...symptom, emergency: [] });
    expect(headings(page).slice(1, 3)).toEqual([
      'H2 When not to wait',
      'H3 While help is on its way',
    ]);
  });

  it('of which no part is filled in shows what its editor wrote, under what is urgent', () => {
    const body = [{ type: 'text' as const, heading: '', text: 'Sit down and rest.' }];
    const empty = {
      causes: [],
      atHome: '',
      seeDoctor: [],
      questions: [],
      doctors: [],
      elsewhere: [],
    };
    const page = show(SymptomPage, { ...symptom, ...empty, body });
    expect(words(page).split('Sit down and rest.')).toHaveLength(2);
    expect(words(page).indexOf('Sit down')).toBeGreaterThan(words(page).indexOf('Call'));
  });

  it('leads to a cause that has a page, and names the others', () => {
    const causes = [...show(SymptomPage, symptom).querySelectorAll('#causes + .bullets li')];
    expect(causes.map((cause) => cause.querySelector('a')?.getAttribute('href') ?? null)).toEqual([
      '/condition/acid-reflux',
      null,
    ]);
    expect(causes.map(words)).toEqual([
      'Acid reflux: Burning after meals.',
      'Muscle or rib: One sore spot.',
    ]);
  });

  it('calls in Hindi on a Hindi page', () => {
    const page = show(SymptomPage, symptom, hindi);
    expect([...page.querySelectorAll('.care--urgent a')].map(words)).toEqual([
      '112 पर कॉल करें',
      '108 पर कॉल करें',
    ]);
  });
});

describe('a condition of which something is missing', () => {
  it('in a city without doctors says so, and where there are some', () => {
    const elsewhere = [{ label: 'Pune', url: '/pune/doctors/general-surgery', lang: null }];
    const page = show(ConditionPage, { ...condition, doctors: [], elsewhere });
    expect(words(page)).toContain(`No doctor for this is listed in ${condition.city} yet.`);
    expect(page.querySelector('a[href="/pune/doctors/general-surgery"]')).not.toBeNull();
  });

  it('with one doctor who is hardly known shows that doctor', () => {
    const page = show(ConditionPage, { ...condition, doctors: [unknown], elsewhere: [] });
    expect([...page.querySelectorAll('article.doctor h3')].map(words)).toEqual([unknown.name]);
    expect(brokenRules(page)).toEqual([]);
  });

  it('asks for an estimate on the Hindi form', () => {
    const offer = show(ConditionPage, sparse, hindi).querySelector('.no-figure a');
    expect(offer?.getAttribute('href')).toBe('/hi/request?purpose=estimate');
  });

  it('names the nearest figure with its amounts, and leads to it', () => {
    const [row] = condition.prices;
    if (!row) throw new Error('the example has no price');
    const figure = {
      ...row,
      lowest: 99_000,
      highest: 1_50_000,
      isDemo: false,
      quotes: 3,
      quotedBy: 2,
      includes: '',
    };
    const nearestPrice = { city: 'Mumbai', km: 1170, url: '/mumbai/cost', figure };
    const box = show(ConditionPage, { ...sparse, nearestPrice }).querySelector('.no-figure');
    expect(words(box)).toContain('The nearest figure: Mumbai, ₹99,000 – ₹1,50,000.');
    expect(box?.querySelector('.more')?.getAttribute('href')).toBe('/mumbai/cost');
  });

  it.each([
    [
      'with ways to treat it',
      [{ name: 'Keyhole surgery', url: null, bestFor: 'Most', recovery: '1 week' }],
    ],
    ['without', []],
  ])('%s shows what its editor wrote before the first heading, once', (_, options) => {
    const body = [{ type: 'text' as const, heading: '', text: 'Drink water through the day.' }];
    const page = show(ConditionPage, { ...sparse, options, body });
    expect(words(page).split('Drink water through the day.')).toHaveLength(2);
    expect(brokenRules(page)).toEqual([]);
  });

  it('called by its Hindi name alone says that it is a name', () => {
    const page = show(ConditionPage, { ...condition, alsoCalled: [] });
    expect(words(page.querySelector('h1'))).toBe('Gallstones Also called पित्त की पथरी');
  });

  it.each([
    ['', [], 'Gallstones'],
    ['', ['Gallbladder stone'], 'Gallstones Also called Gallbladder stone'],
    ['पित्त की पथरी', ['A', 'B'], 'Gallstones Also called A, B, पित्त की पथरी'],
  ])('with the Hindi name “%s” and other names %j is headed “%s”', (nameHi, alsoCalled, said) => {
    const title = show(ConditionPage, { ...condition, nameHi, alsoCalled }).querySelector('h1');
    expect(words(title)).toBe(said);
    expect(title?.querySelector('small') === null).toBe(said === 'Gallstones');
  });
});
