import { describe, expect, it } from 'vitest';
import type { CostFigure } from '@/contract/types';
import { text } from '@/lib/text';
import { few, keyhole } from '@/testing/examples/costs';
import { html, words } from '@/testing/render';
import { RangePlot } from './range-plot';
import { axisLabel } from './ticks';

function plot(changes: Partial<CostFigure> = {}, language: 'en' | 'hi' = 'en'): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html(<RangePlot figure={{ ...keyhole, ...changes }} />, language);
  return box;
}

const percent = (box: HTMLElement, selector: string, name: string) =>
  Number.parseFloat(box.querySelector(selector)?.getAttribute(name) ?? '');

describe('the large plot', () => {
  it('is for the eye alone', () => {
    const svg = plot().querySelector('svg');
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
  });

  it('puts the middle half inside the whole range, and the median inside the middle half', () => {
    const box = plot();
    const [full, middle] = ['.range__full', '.range__typical'].map((bar) => {
      const from = percent(box, bar, 'x');
      return { from, to: from + percent(box, bar, 'width') };
    });
    const median = percent(box, '.range__mid', 'x');
    expect(full?.from).toBeLessThan(middle?.from ?? 0);
    expect(middle?.from).toBeLessThan(median);
    expect(median).toBeLessThan(middle?.to ?? 0);
    expect(middle?.to).toBeLessThan(full?.to ?? 0);
    expect(full?.to).toBeLessThanOrEqual(100);
  });

  it('names the median and five points of the axis, in lakh where people would', () => {
    const said = [...plot().querySelectorAll('text')].map(words);
    expect(said).toEqual(['Median ₹86,000', '₹0', '₹40,000', '₹80,000', '₹1.2 lakh', '₹1.6 lakh']);
  });

  it('keeps the words of a median near an end on the plot', () => {
    const offset = (typical: number) =>
      Number(plot({ typical, lowest: 1000 }).querySelector('.plot__pill rect')?.getAttribute('x'));
    expect(offset(2000)).toBe(-10);
    expect(offset(145000)).toBeLessThan(offset(86000));
    expect(offset(86000)).toBeLessThan(-10);
  });

  it('leaves the middle half out where it is not known', () => {
    expect(plot({ typicalLow: null }).querySelector('.range__typical')).toBeNull();
  });

  it('is not shown for a few quotes', () => {
    expect(plot(few).innerHTML).toBe('');
  });

  it('speaks Hindi', () => {
    expect(words(plot({}, 'hi').querySelector('text'))).toBe('बीच की क़ीमत ₹86,000');
  });

  it.each([
    [0, '₹0'],
    [99_999, '₹99,999'],
    [100_000, '₹1 lakh'],
    [125_000, '₹1.25 lakh'],
    [1_00_00_000, '₹1 crore'],
    [1_50_00_000, '₹1.5 crore'],
  ])('says %i as %s', (amount, label) => {
    expect(axisLabel(amount, text('en'))).toBe(label);
  });
});
