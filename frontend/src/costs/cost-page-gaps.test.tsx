import { describe, expect, it } from 'vitest';
import type { CostPageProps } from '@/contract/types';
import { few } from '@/testing/examples/costs';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import CostPage from './cost-page';
import { anywhere, bare, elsewhere, usual } from './cost-page.example';
import TreatmentCityPage from './treatment-city-page';
import { usual as inCity, bare as oneHospital } from './treatment-city-page.example';

const hindi = shellWith({}, 'hi');
const page = (changes: Partial<CostPageProps>, of = shell) =>
  renderPage(CostPage, { ...usual, ...changes }, of);
const levels = (box: Element) =>
  [...box.querySelectorAll('h1, h2, h3, h4')].map((heading) => Number(heading.tagName.slice(1)));

describe('a cost page of which something is missing', () => {
  it('explains the plots of its lists where no figure above them has one', () => {
    const { byHospital, otherCities } = usual;
    expect([...byHospital, ...otherCities].some(({ typical }) => typical !== null)).toBe(true);
    const legends = (changes: Partial<CostPageProps>) =>
      page({ general: [], ...changes }).querySelectorAll('.layout__rest .range-legend').length;
    expect(legends({ figures: [few] })).toBeGreaterThan(0);
    expect(legends({ figures: [], span: null, nearest: null })).toBeGreaterThan(0);
    expect(legends({})).toBe(0);
  });

  it('explains the middle half of its lists where the figure above them has none', () => {
    const figures = usual.figures.map((one) => ({ ...one, typicalLow: null, typicalHigh: null }));
    expect(usual.byHospital.some(({ typicalLow }) => typicalLow !== null)).toBe(true);
    const box = page({ figures, general: [] });
    expect(words(box.querySelector('.layout__rest .range-legend'))).toContain(
      'Middle half of quotes',
    );
  });

  it.each(Object.entries({ usual, bare, anywhere, elsewhere }))(
    '%s skips no level of headings',
    (_, props) => {
      const found = levels(renderPage(CostPage, props, shell));
      expect(found[0]).toBe(1);
      for (const [at, level] of found.entries()) {
        expect(level - (found[at - 1] ?? 0)).toBeLessThanOrEqual(1);
      }
    },
  );

  it('names the nearest city, how far it is, and leads to its costs', () => {
    const nearest = { city: 'Mumbai', km: 119, url: '/mumbai/treatment/x/cost', figure: few };
    const box = page({ figures: [], nearest });
    expect(words(box)).toContain(
      'quoted in Mumbai, about 119 km away. It is no price in Delhi NCR.',
    );
    expect(box.querySelector('a[href="/mumbai/treatment/x/cost"]')).not.toBeNull();
    expect(brokenRules(box)).toEqual([]);
  });

  it('tells of India what the cities have between them, and that nobody published more', () => {
    const span = { lowest: 55000, highest: 2_45_000, label: 'keyhole', cities: 1, isDemo: true };
    const said = words(page({ city: '', figures: [], span }).querySelector('.plot'));
    expect(said).toContain('₹55,000 – ₹2,45,000');
    expect(said).toContain('figure of one city.');
    const two = page({ city: '', figures: [], span: { ...span, cities: 2 } });
    expect(words(two.querySelector('.plot'))).toContain('figure of 2 cities.');
  });

  it('where one hospital is cashless speaks of one', () => {
    const cover = { ...usual.cover, cashless: 1 };
    expect(words(page({ cover }).querySelector('.paygrid a'))).toContain(
      '1 hospital in Delhi NCR is cashless',
    );
  });

  it('where none is cashless leads to all that is insured, in the language of the page', () => {
    const cover = { ...usual.cover, cashless: 0, insuranceUrl: '/hi/insurance' };
    const link = page({ cover }, hindi).querySelector('.paygrid a');
    expect(link?.getAttribute('href')).toBe('/hi/insurance');
    expect(words(link)).toContain('कैशलेस अस्पताल देखें');
  });

  it('where no hospital told its price says how to ask, and where one department is', () => {
    const cover = { ...usual.cover, hospitals: 1 };
    const box = page({ byHospital: [], cover });
    expect(words(box)).toContain('No hospital in Delhi NCR has told us its own price');
    const link = [...box.querySelectorAll('a')].find((each) =>
      words(each).startsWith('1 hospital in'),
    );
    expect(link?.getAttribute('href')).toBe('/delhi-ncr/hospitals/general-surgery');
  });

  it('with one half of a package has no heading over the other', () => {
    const notes = usual.notes && { ...usual.notes, excludes: [] };
    const box = page({ notes });
    expect([...box.querySelectorAll('.cols2 h3')].map(words)).toEqual(['Usually in the package']);
  });

  it('with no rate of PM-JAY has that of CGHS alone, and no empty list', () => {
    const box = page({ pmjay: [] });
    expect(box.querySelector('.rates')).toBeNull();
    expect(box.querySelector('#government ~ .table-wrap table')).not.toBeNull();
  });

  it('names the package of PM-JAY also where it is that of no state', () => {
    const pmjay = usual.pmjay.map((rate) => ({ ...rate, state: '', amount: 1_50_000 }));
    expect(words(page({ pmjay }).querySelector('.rates b'))).toBe('PM-JAY package');
    expect(words(page({ pmjay }).querySelector('.rates .range__money'))).toBe('₹1,50,000');
  });

  it('that no doctor reviewed says so where the reviewer would stand', () => {
    const byline = usual.byline && { ...usual.byline, reviewer: null, updated: '', nextReview: '' };
    const box = page({ byline });
    expect(words(box.querySelector('.byline'))).toContain('Not yet reviewed by a doctor');
    expect(words(box.querySelector('.byline'))).not.toContain('Last reviewed');
  });

  it('marks an author who is invented', () => {
    const byline = usual.byline && { ...usual.byline, isAuthorDemo: true };
    expect(words(page({ byline }).querySelector('.byline b'))).toBe('Neha Kulkarni (demo)');
  });

  it('in Hindi heads the CGHS table in Hindi, cell by cell', () => {
    const cells = [...page({}, hindi).querySelectorAll('td[data-label]')].slice(0, 3);
    expect(cells.map((cell) => cell.getAttribute('data-label'))).toEqual([
      'बिना NABH',
      'NABH वाला',
      'सुपर-स्पेशलिटी',
    ]);
    expect(words(page({}, hindi).querySelector('tbody th[scope="row"]'))).not.toMatch(/general/i);
  });

  it('in Hindi asks for an estimate on the Hindi form', () => {
    const box = renderPage(CostPage, bare, hindi);
    expect(box.querySelector('.empty a')?.getAttribute('href')).toBe(
      '/hi/request?purpose=estimate',
    );
  });

  it('offers no estimate where its form is switched off', () => {
    const contact = { ...shell.context.contact, isFormEnabled: false };
    const box = renderPage(CostPage, bare, { ...shell, context: { ...shell.context, contact } });
    expect(box.querySelector('[data-book], form')).toBeNull();
    expect(words(box.querySelector('.empty h2'))).toContain('No published figure');
    expect(words(box.querySelector('.empty'))).not.toContain('Ask for an estimate');
    expect(box.querySelector('.empty__actions')).toBeNull();
    expect(words(renderPage(CostPage, bare, shell))).toContain(
      'or a hospital told us. Ask for an estimate',
    );
  });
});

describe('a treatment in a city of which something is missing', () => {
  it('offers no jump where there is one part to jump to', () => {
    const nothing = { ...oneHospital, hospitals: [] };
    const box = renderPage(TreatmentCityPage, nothing, shell);
    expect(box.querySelector('.subnav')).toBeNull();
    expect(brokenRules(box)).toEqual([]);
  });

  it('has doctors and hospitals under the heading of their part, by name', () => {
    const found = levels(renderPage(TreatmentCityPage, inCity, shell));
    for (const [at, level] of found.entries()) {
      expect(level - (found[at - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  it('names an area as words where there is no list of it', () => {
    const localities = inCity.localities.map((link) => ({ ...link, url: null }));
    const box = renderPage(TreatmentCityPage, { ...inCity, localities }, shell);
    expect(words(box.querySelector('#areas + ul'))).toBe('Saket');
    expect(box.querySelector('#areas + ul a')).toBeNull();
  });

  it('joins several conditions as a sentence does', () => {
    const conditions = ['Gallstones', 'Polyps', 'Jaundice'];
    const fact = (of: typeof shell) =>
      words(
        renderPage(TreatmentCityPage, { ...inCity, conditions }, of).querySelector('.keyfacts'),
      );
    expect(fact(shell)).toContain('Gallstones, Polyps and Jaundice');
    expect(fact(hindi)).toContain('Gallstones, Polyps और Jaundice');
  });
});
