import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CostFigure } from '@/contract/types';
import { text } from '@/lib/text';
import { few, keyhole } from '@/testing/examples/costs';
import { html, words } from '@/testing/render';
import { FigureCard } from './figure-card';
import { HospitalBars } from './hospital-bars';
import { placeOf, scaleFor } from './scale';
import { axisLabel } from './ticks';

const MOST = 10_00_00_000; // rupees, ten crore
const EXAMPLES = { numRuns: 300 };
/** Five amounts of a figure, in their order. */
const amounts = fc
  .array(fc.integer({ min: 1, max: MOST }), { minLength: 5, maxLength: 5 })
  .map((five) => five.sort((one, other) => one - other))
  .map(([lowest = 1, typicalLow = 1, typical = 1, typicalHigh = 1, highest = 1]) => ({
    lowest,
    typicalLow,
    typical,
    typicalHigh,
    highest,
  }));

function boxOf(markup: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = markup;
  return box;
}

function card(figure: CostFigure, city = 'Delhi NCR', language: 'en' | 'hi' = 'en') {
  const props = { figure, treatment: 'Gallbladder removal', city, legend: null, source: null };
  return boxOf(html(<FigureCard {...props} />, language));
}
const said = (box: HTMLElement) => words(box.querySelector('figcaption'));
const rupeesIn = (words: string) =>
  [...words.matchAll(/₹([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));

describe('the figure of a page', () => {
  it('tells every amount in words, grouped by lakh and crore', () => {
    const property = fc.property(amounts, (five) => {
      const words = said(card({ ...keyhole, ...five }));
      expect(new Set(rupeesIn(words))).toEqual(new Set(Object.values(five)));
      for (const [, amount = ''] of words.matchAll(/₹([\d,]*\d)/g)) {
        expect(amount).toMatch(/^(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})$/);
      }
    });
    fc.assert(property, EXAMPLES);
  });

  it('says what it covers without spoiling an abbreviation', () => {
    const covers = (includes: string) => words(card({ ...keyhole, includes }).querySelector('p'));
    expect(covers('Surgeon, theatre')).toBe('This figure covers: surgeon, theatre.');
    expect(covers('ICU for a day, Theatre')).toBe('This figure covers: ICU for a day, Theatre.');
    expect(covers('A twin room, theatre')).toBe('This figure covers: a twin room, theatre.');
    expect(covers('A4 size')).toBe('This figure covers: A4 size.');
    expect(covers('CT scan')).toBe('This figure covers: CT scan.');
  });

  it.each([
    ['Gallbladder removal', 'for gallbladder removal in Delhi NCR. Half'],
    ['Gallbladder Removal', 'for gallbladder removal in Delhi NCR. Half'],
    ['gallbladder-removal', 'for gallbladder removal in Delhi NCR. Half'],
    ['keyhole', 'for gallbladder removal in Delhi NCR, keyhole. Half'],
  ])('says its treatment once, however the price list writes it: %s', (name, sentence) => {
    expect(said(card({ ...keyhole, name }))).toContain(sentence);
  });

  it.each(['en', 'hi'] as const)('ends what it covers with one stop, in %s', (language) => {
    const covers = card({ ...keyhole, includes: 'Surgeon, theatre.' }, 'Pune', language);
    expect(words(covers.querySelector('p'))).toMatch(/theatre[.।]$/);
  });

  it('of one quote by one hospital speaks of one', () => {
    const box = card({ ...few, quotes: 1, quotedBy: 1 });
    expect(words(box.querySelector('.caption:last-child'))).toBe(
      'From 1 quote by 1 hospital. Too few quotes for a median.',
    );
  });

  it('where nobody counted the quotes says nothing of them', () => {
    const box = card({ ...few, quotes: null, quotedBy: null });
    expect(words(box)).not.toMatch(/quote|null/);
  });

  it('of which only the median is known gives no middle half', () => {
    const words = said(card({ ...keyhole, typicalLow: null, typicalHigh: null }));
    expect(words).toContain('The median is ₹86,000.');
    expect(words).not.toContain('Half of all');
  });

  it('of no city names none', () => {
    expect(said(card(keyhole, ''))).toContain('for gallbladder removal, keyhole.');
    expect(said(card(keyhole, '', 'hi'))).toMatch(/^₹55,000 से ₹1,45,000/);
    expect(said(card(keyhole, '', 'hi'))).not.toContain('में');
  });

  it('names the method once, and not where it is the treatment itself', () => {
    expect(said(card({ ...keyhole, name: 'Gallbladder removal' }))).toContain(
      'for gallbladder removal in Delhi NCR.',
    );
  });

  it('is marked where it is invented, and where one list published it', () => {
    expect(said(card(keyhole))).toContain('Demo figure');
    expect(said(card({ ...keyhole, isDemo: false }))).not.toContain('Demo');
    expect(words(card({ ...keyhole, isPublished: true }))).toContain('One published figure.');
  });

  it('speaks Hindi but for the names it is given', () => {
    const left = words(card({ ...keyhole, includes: '' }, 'दिल्ली', 'hi'))
      .replace(/gallbladder removal|keyhole/gi, '')
      .replace(/[₹\d,.]/g, '');
    expect(left).not.toMatch(/[a-z]/i);
    expect(left).toContain('लाख');
  });
});

describe('the median over its mark', () => {
  it('stands on a pill as wide as its letters are: a vowel sign of Hindi takes no place', () => {
    const widthIn = (language: 'en' | 'hi') => {
      const pill = card(keyhole, 'Pune', language).querySelector('.plot__pill');
      return [Number(pill?.querySelector('rect')?.getAttribute('width')), words(pill)] as const;
    };
    const [english, hindi] = [widthIn('en'), widthIn('hi')];
    expect(english[1]).toBe('Median ₹86,000');
    expect(hindi[1]).toBe('बीच की क़ीमत ₹86,000');
    // Two letters more: बी च · की · क़ी म त · and M e d i a n ·
    expect(Math.abs(hindi[0] - english[0] - 2 * 8.4)).toBeLessThan(1);
  });
});

describe('the axis of a plot', () => {
  it.each(['en', 'hi'] as const)(
    'has five different amounts up to ten crore, in %s',
    (language) => {
      const property = fc.property(fc.integer({ min: 100, max: MOST }), (highest) => {
        const labels = scaleFor(highest).ticks.map((tick) => axisLabel(tick, text(language)));
        expect(new Set(labels).size).toBe(5);
      });
      fc.assert(property, EXAMPLES);
    },
  );

  it('says nearly the amount it stands at', () => {
    const unit = { lakh: 1_00_000, crore: 1_00_00_000 };
    const property = fc.property(fc.integer({ min: 100, max: MOST }), (highest) => {
      for (const tick of scaleFor(highest).ticks) {
        const label = axisLabel(tick, text('en'));
        const [, word = ''] = /(lakh|crore)/.exec(label) ?? [];
        const number = Number(label.replace(/[^\d.]/g, '')) * (unit[word as 'lakh'] ?? 1);
        expect(Math.abs(number - tick)).toBeLessThanOrEqual(tick / 100);
      }
    });
    fc.assert(property, EXAMPLES);
  });

  it('keeps every amount of a figure in its order and on the plot', () => {
    const property = fc.property(amounts, (five) => {
      const scale = scaleFor(five.highest);
      const places = Object.values(five).map((amount) => placeOf(amount, scale));
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(places.every((place) => place >= 0 && place <= 100)).toBe(true);
    });
    fc.assert(property, EXAMPLES);
  });
});

describe('the bars of hospitals', () => {
  function bars(
    rows: CostFigure[],
    median: number | null,
    language: 'en' | 'hi' = 'en',
    city = 'Pune',
  ) {
    const props = { rows, median, city, caption: 'What they ask' };
    return boxOf(html(<HospitalBars {...props} />, language));
  }

  it('are a table that is named and whose heads say what stands below them', () => {
    const table = bars([keyhole], 86000).querySelector('table');
    expect(words(table?.querySelector('caption') ?? null)).toBe('What they ask');
    expect([...(table?.querySelectorAll('thead th') ?? [])].map(words)).toEqual([
      'Hospital',
      'Lowest to highest quote',
      'Median',
    ]);
    expect(table?.querySelector('tbody th')?.getAttribute('scope')).toBe('row');
  });

  it('end on the plot, wherever the median of the city lies', () => {
    const property = fc.property(amounts, fc.integer({ min: 1, max: MOST }), (five, median) => {
      for (const bar of bars([{ ...keyhole, ...five }], median).querySelectorAll(
        '.bars__plot rect',
      )) {
        const at = (name: string) => Number.parseFloat(bar.getAttribute(name) ?? '0');
        expect(at('x')).toBeLessThanOrEqual(100);
        if (bar.classList.contains('range__full'))
          expect(at('x') + at('width')).toBeLessThanOrEqual(100.0001);
      }
    });
    fc.assert(property, { numRuns: 100 });
  });

  it('of a hospital that told one amount say it once', () => {
    const row = { ...few, name: 'Nirjhar', lowest: 60000, highest: 60000 };
    expect(words(bars([row], null).querySelector('td b'))).toBe('₹60,000');
  });

  it('of one amount at the end of the axis is a dot on it, and not behind it', () => {
    const row = { ...few, lowest: 1_00_000, highest: 1_00_000 };
    const dot = bars([row], null).querySelector('.range__full');
    expect([dot?.getAttribute('x'), dot?.getAttribute('width')]).toEqual(['98.5%', '1.5%']);
  });

  it('of hospitals with few quotes are explained without a median, which none of them shows', () => {
    const legend = words(bars([few], 86000).querySelector('.range-legend'));
    expect(legend).toBe('Lowest to highest quote');
  });

  it('have no line of a city whose median is not known', () => {
    const box = bars([keyhole], null);
    expect(box.querySelector('.bars__city, .bars__key')).toBeNull();
  });

  it('say of which place the line through them is, all of India too', () => {
    const key = (language: 'en' | 'hi', city: string) =>
      words(bars([keyhole], 86000, language, city).querySelector('.bars__key'));
    expect(key('en', 'Pune')).toContain('the median of the city, ₹86,000');
    expect(key('en', '')).toContain('the median of India, ₹86,000');
    expect(key('hi', '')).toContain('भारत की बीच की क़ीमत');
  });

  it('speak Hindi', () => {
    const box = bars([{ ...few, url: null, label: '' }], 1_50_000, 'hi');
    expect(words(box.querySelector('.bars__key'))).toContain('₹1,50,000');
    expect(words(box.querySelector('.bars__median'))).toMatch(/क़ीमतें बहुत कम हैं/);
    expect(box.querySelector('tbody a')).toBeNull();
  });
});
