import { describe, expect, it } from 'vitest';
import { placeOf, scaleFor } from './scale';

const AMOUNTS = [1, 3, 9, 99, 800, 9999, 36000, 88000, 110000, 145000, 350000, 450000, 9_900_000];

describe('the scale of a plot', () => {
  it.each([
    [145000, 40000],
    [110000, 30000],
    [350000, 100000],
    [88000, 25000],
    [40000, 10000],
    [450000, 200000],
    [1_20_00_000, 30_00_000],
  ])('up to %i has parts of %i', (highest, part) => {
    const { ticks, end } = scaleFor(highest);
    expect(ticks).toEqual([0, part, 2 * part, 3 * part, 4 * part]);
    expect(end).toBe(4 * part);
  });

  it.each(AMOUNTS)(
    'holds %i, and does not waste more than half of its length on nothing',
    (most) => {
      const scale = scaleFor(most);
      expect(scale.end).toBeGreaterThanOrEqual(most);
      expect(most < 4 || scale.end <= 2 * most).toBe(true);
      expect(scale.ticks.every((tick) => Number.isInteger(tick))).toBe(true);
    },
  );

  it.each(AMOUNTS)('keeps the order of amounts up to %i, and stays between 0 and 100', (most) => {
    const scale = scaleFor(most);
    const places = [0, 0.1, 0.35, 0.5, 0.8, 1].map((share) => placeOf(share * most, scale));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places[0]).toBe(0);
    expect(places.at(-1)).toBeLessThanOrEqual(100);
  });

  it('puts amounts where the design has them', () => {
    const scale = scaleFor(145000);
    expect([55000, 86000, 145000].map((amount) => placeOf(amount, scale))).toEqual([
      34.4, 53.8, 90.6,
    ]);
  });

  it('keeps what lies outside at its ends', () => {
    const scale = scaleFor(100);
    expect([placeOf(-5, scale), placeOf(5000, scale)]).toEqual([0, 100]);
  });

  it('has a length even for nothing', () => {
    expect(scaleFor(0).end).toBeGreaterThan(0);
    expect(placeOf(0, scaleFor(0))).toBe(0);
  });
});
