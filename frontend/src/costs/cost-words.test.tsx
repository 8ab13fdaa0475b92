import { describe, expect, it } from 'vitest';
import type { CostEstimate, CostPageProps } from '@/contract/types';
import { few, keyhole } from '@/testing/examples/costs';
import { shell, shellWith } from '@/testing/examples/shell';
import { renderPage, words } from '@/testing/render';
import CostPage from './cost-page';
import { usual } from './cost-page.example';
import ExplorerPage from './explorer-page';
import { usual as explorer } from './explorer-page.example';

const hindi = shellWith({}, 'hi');
const page = (changes: Partial<CostPageProps>, of = shell) =>
  renderPage(CostPage, { ...usual, ...changes }, of);
const estimate = (changes: Partial<CostEstimate>, of = shell) =>
  renderPage(
    ExplorerPage,
    { ...explorer, estimate: explorer.estimate && { ...explorer.estimate, ...changes } },
    of,
  );
const titles = (box: Element) => [...box.querySelectorAll('.prose h2')].map(words);
const links = (box: Element) => [...box.querySelectorAll('.more')].map(words);

describe('who stands behind a cost page', () => {
  const byline = (changes: Partial<NonNullable<CostPageProps['byline']>>, of = shell) =>
    page({ byline: usual.byline && { ...usual.byline, ...changes } }, of).querySelector('.byline');

  it('is told with the degrees of the reviewer, the day, and when it is due again', () => {
    const box = byline({});
    expect([...(box?.querySelectorAll('b') ?? [])].map(words)).toEqual([
      'Neha Kulkarni',
      'Dr Meenal Joshi, MS (General Surgery)',
    ]);
    expect(words(box?.querySelector('.caption') ?? null)).toBe(
      'Last reviewed 12 October 2026Next review due October 2027',
    );
  });

  it('has no comma behind a reviewer whose degrees are not recorded', () => {
    expect(words(byline({ reviewerDegrees: '' })?.querySelectorAll('b')[1] ?? null)).toBe(
      'Dr Meenal Joshi',
    );
  });

  it('says the day alone where no next review is planned, and leaves no empty line for it', () => {
    const caption = byline({ nextReview: '' })?.querySelector('.caption');
    expect(words(caption ?? null)).toBe('Last reviewed 12 October 2026');
    expect(caption?.querySelector('br')).toBeNull();
  });

  it('reviewed the page on the treatment and no price, which is said where there is a byline', () => {
    const note = (changes: Partial<CostPageProps>) =>
      words(page(changes).querySelector('.page-head')).includes('our page about the treatment');
    expect([note({}), note({ byline: null })]).toEqual([true, false]);
  });
});

describe('the lists of a cost page', () => {
  it('say in which order hospitals stand, and nothing of the kind above cities', () => {
    const said = (id: string) =>
      words(page({}).querySelector(`[id="${id}"] + .card > .caption:first-child`));
    expect(said('hospitals')).toBe('Lowest price first. Hospitals cannot pay for a higher place.');
    expect(said('cities')).toBe('');
    expect(page({}).querySelector('#cities + .card')?.firstElementChild?.tagName).toBe('UL');
  });

  it('have each method once: the one above the others is not among them', () => {
    const figures = [keyhole, { ...keyhole, name: 'private room' }, { ...few, name: 'open' }];
    const box = page({ figures, byHospital: [], otherCities: [] });
    const rows = [...box.querySelectorAll('.range__name')].map(words);
    expect(rows).toEqual(['Private room', 'Open']);
  });

  it('name the one hospital that told its price', () => {
    const box = page({ byHospital: usual.byHospital.slice(0, 1) });
    expect(words(box.querySelector('#hospitals + .card .range__name'))).toContain('Devgiri');
    expect(words(box)).not.toContain('has told us its own price');
  });

  it('have the government’s rates where there is one of PM-JAY and none of CGHS', () => {
    const box = page({ cghs: null, pmjay: usual.pmjay.slice(0, 1) });
    expect(titles(box)).toContain('Government rates');
    expect(box.querySelectorAll('.rates li')).toHaveLength(1);
    expect(titles(page({ cghs: null, pmjay: [] }))).not.toContain('Government rates');
  });
});

describe('the ways on from a figure', () => {
  it('write the treatment as it stands in a sentence, an abbreviation with its capitals', () => {
    const treatment = { ...usual.treatment, label: 'ACL Reconstruction' };
    expect(links(page({ treatment }))).toContain('All about ACL reconstruction');
    expect(links(estimate({ treatment })).at(-2)).toBe(
      'All about the cost of ACL reconstruction in Delhi NCR: what changes it, government rates, questions',
    );
  });

  it('lead nowhere about a treatment that has no page, or a city where nobody does it', () => {
    const box = page({
      treatment: { ...usual.treatment, url: null },
      inCity: { label: '', url: null, lang: null },
    });
    expect(links(box)).toEqual(['Compare by hospital, room and insurance']);
  });
});

describe('an estimate', () => {
  it('calls the cities others only where one was chosen', () => {
    const cities = (city: string, of = shell) =>
      words(estimate({ city }, of).querySelector('#cities'));
    expect([cities('Pune'), cities('')]).toEqual(['In other cities', 'Cost by city']);
    expect(cities('', hindi)).toBe('शहर के हिसाब से ख़र्च');
  });

  it('has a part for what is in a package also where one line of it is known', () => {
    const parts = (includes: string[], excludes: string[]) =>
      titles(estimate({ includes, excludes })).includes('What a package usually includes');
    expect(parts(['Theatre'], [])).toBe(true);
    expect(parts([], ['Tests'])).toBe(true);
    expect(parts([], [])).toBe(false);
  });

  it('has no part for cities where no other has a figure', () => {
    expect(estimate({ otherCities: [] }).querySelector('#cities')).toBeNull();
    expect(estimate({}).querySelectorAll('#cities ~ .card .range')).toHaveLength(1);
  });
});

describe('the rates of the government', () => {
  const [rate] = usual.pmjay;
  const rates = (changes: Partial<NonNullable<typeof rate>>, of = shell) =>
    page({ pmjay: rate ? [{ ...rate, ...changes }] : [] }, of).querySelector('.rates li');

  it('say for which way of doing it PM-JAY pays, and leave no empty line where the list does not', () => {
    expect(words(rates({})?.querySelector('small') ?? null)).toBe('keyhole');
    expect(rates({ note: '' })?.querySelector('small')).toBeNull();
  });

  it('name their list in a sentence, and say of invented ones that they are', () => {
    const source = (changes: Parameters<typeof rates>[0], of = shell) =>
      words(rates(changes, of)?.querySelector('.caption') ?? null);
    expect(source({})).toBe('Source: PM-JAY Bihar, 1 November 2026.');
    expect(source({ isDemo: true })).toMatch(/1 November 2026\. Demo figures, invented\.$/);
    expect(source({ isDemo: true }, hindi)).toMatch(/2026। .*।$/);
  });

  it('of CGHS are a table whose heads say what they are heads of', () => {
    const table = page({}).querySelector('#government ~ .table-wrap table');
    const heads = [...(table?.querySelectorAll('th') ?? [])];
    expect(heads.filter((head) => head.getAttribute('scope') === 'col').map(words)).toEqual([
      'Ward',
      'Without NABH',
      'NABH',
      'Super-speciality',
    ]);
    expect(heads.filter((head) => head.getAttribute('scope') === 'row').map(words)).toEqual([
      'General',
      'Semi-private',
    ]);
  });
});

describe('the bar of a hospital', () => {
  const marks = (changes: Partial<typeof keyhole>) => {
    const box = estimate({ byHospital: [{ ...keyhole, ...changes }] }).querySelector('.bars__plot');
    return ['.range__full', '.range__typical', '.range__mid', '.bars__city'].map(
      (mark) => box?.querySelectorAll(mark).length,
    );
  };

  it('has a mark for each thing that is known of it, and the line of the city', () => {
    expect(marks({})).toEqual([1, 1, 1, 1]);
    expect(marks({ typicalLow: null, typicalHigh: null })).toEqual([1, 0, 1, 1]);
    expect(marks({ typicalLow: null, typical: null, typicalHigh: null })).toEqual([1, 0, 0, 1]);
  });

  it('has no middle half of which one end alone is recorded, as its words have none', () => {
    expect(marks({ typicalLow: null })).toEqual([1, 0, 1, 1]);
    expect(marks({ typicalHigh: null })).toEqual([1, 0, 1, 1]);
    for (const gone of [{ typicalLow: null }, { typicalHigh: null }]) {
      const said = words(page({ figures: [{ ...keyhole, ...gone }] }).querySelector('.plot'));
      expect(said).toContain('The median is ₹86,000.');
      expect(said).not.toContain('Half of all quotes');
    }
  });
});

describe('the bars of hospitals, for who does not see them', () => {
  const box = estimate({}).querySelector('.bars');

  it('are rows and columns whose heads say what they are heads of', () => {
    const scopes = (selector: string) =>
      [...(box?.querySelectorAll(selector) ?? [])].map((head) => head.getAttribute('scope'));
    expect(scopes('thead th')).toEqual(['col', 'col', 'col']);
    expect(new Set(scopes('tbody th'))).toEqual(new Set(['row']));
  });

  it('leave the amounts of the axis unsaid, which stand in no row', () => {
    const axis = box?.querySelector('.bars__axis');
    expect(axis?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('what cities have between them', () => {
  const span = { lowest: 40000, highest: 165000, label: 'keyhole', cities: 7, isDemo: false };
  const said = (changes: Partial<typeof span>) =>
    words(
      estimate({ city: '', figure: null, span: { ...span, ...changes } }).querySelector('.plot'),
    );

  it('is marked where one of the figures is invented, and not where none is', () => {
    expect(said({ isDemo: true })).toContain('Demo figure');
    expect(said({})).not.toContain('Demo figure');
  });

  it('says the treatment as it stands in a sentence, and the way of doing it where all have one', () => {
    expect(said({})).toContain('for gallbladder removal, keyhole: from the lowest');
    expect(said({ label: '' })).toContain('for gallbladder removal: from the lowest');
  });
});

it('what changes the price is a table whose heads say what they are heads of', () => {
  const heads = [...page({}).querySelectorAll('.drivers th')];
  expect(heads.map((head) => `${head.getAttribute('scope')} ${words(head)}`)).toEqual([
    'col What',
    'col How it changes the price',
    'row Room',
  ]);
});
