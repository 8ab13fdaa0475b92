import { describe, expect, it } from 'vitest';
import { fewQuotes, gallbladder, prices } from '@/testing/examples/prices';
import { html, words } from '@/testing/render';
import { PriceRanges } from './price-range';

function ranges(rows: typeof prices): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html(<PriceRanges rows={rows} />);
  return box;
}

const percent = (element: Element | null, name: string) =>
  Number(element?.getAttribute(name)?.replace('%', ''));

describe('price ranges', () => {
  it('always say the numbers, and hide the plot from screen readers', () => {
    const box = ranges(prices);
    expect(words(box.querySelector('.range__money'))).toBe(
      '₹25,000 – ₹1,10,000, Median ₹48,000 Demo figure',
    );
    for (const plot of box.querySelectorAll('.range__plot')) {
      expect(plot.getAttribute('aria-hidden')).toBe('true');
    }
  });

  it('share one scale, and stay on it', () => {
    const bars = [...ranges(prices).querySelectorAll('.range__full')];
    expect(bars.map((bar) => percent(bar, 'x'))).toEqual([6.9, 15.3, 16.7, 44.4]);
    for (const bar of bars) {
      expect(percent(bar, 'x') + percent(bar, 'width')).toBeLessThanOrEqual(100);
    }
  });

  it('have no plot and no legend where quotes are few', () => {
    const box = ranges([fewQuotes]);
    expect(box.querySelector('.range__plot, .range-legend')).toBeNull();
    expect(words(box.querySelector('.range__money'))).toBe('₹55,000 – ₹1,45,000 Demo figure');
  });

  it('explain those marks alone that are on a plot', () => {
    const legend = (row: typeof gallbladder) => words(ranges([row]).querySelector('.range-legend'));
    expect(legend(gallbladder)).toBe('Lowest to highest quoteMiddle half of quotesMedian');
    expect(legend({ ...gallbladder, typicalLow: null, typicalHigh: null })).toBe(
      'Lowest to highest quoteMedian',
    );
  });

  it('name each source once, and say that figures are demo figures', () => {
    const source = words(ranges(prices).querySelector('.range-source'));
    expect(source).toBe(
      'Source: price lists of 14 hospitals, October 2026. Demo figures, invented.',
    );
    const real = { ...gallbladder, isDemo: false, source: '', asOf: '' };
    expect(ranges([real]).querySelector('.range-source')).toBeNull();
  });
});
