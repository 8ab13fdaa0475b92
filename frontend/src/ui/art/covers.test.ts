import { describe, expect, it } from 'vitest';
import { hospitalCover } from './hospital-cover';
import { SHAPES } from './hospital-shapes';
import { loopCover, tintsOf } from './loop-cover';

const SEEDS = ['a', 'partner', '/blog/gallstones', ...Array.from({ length: 60 }, (_, id) => id)];

describe('generated pictures', () => {
  it.each([
    ['hospital', hospitalCover],
    ['loop', loopCover],
  ] as const)('%s: the same seed, the same picture', (_, cover) => {
    for (const seed of SEEDS) expect(cover(seed)).toBe(cover(seed));
    expect(new Set(SEEDS.map(cover)).size).toBeGreaterThan(SEEDS.length / 2);
  });

  it('have no ids, styles or broken numbers, so that two can stand on one page', () => {
    for (const seed of SEEDS) {
      const both = hospitalCover(seed) + loopCover(seed);
      expect(both).not.toMatch(/\sid=|style=|url\(|NaN|undefined/);
      expect(both).toContain('aria-hidden="true"');
    }
  });

  it('draw what the design drew for the same seed', () => {
    expect(hospitalCover('partner')).toContain('M0 196V101H41V91H108V138H158V135H229V137');
  });

  it('no three covers in a row share a colour', () => {
    const chosen = tintsOf(SEEDS);
    for (const [index, tint] of chosen.entries())
      expect(chosen.slice(Math.max(0, index - 2), index)).not.toContain(tint);
    expect(loopCover('a', 1)).not.toBe(loopCover('a', 2));
  });

  it('hospitals have one of six forms, whatever colours they are given', () => {
    const form = (seed: number, tint?: number) =>
      hospitalCover(seed, tint).replace(/#[0-9A-F]{6}/gi, '');
    for (const seed of SEEDS.filter((one) => typeof one === 'number')) {
      expect(form(seed, 0)).toBe(form(seed, 3));
      expect(hospitalCover(seed, 0)).not.toBe(hospitalCover(seed, 3));
    }
    const doors = /M[\d.]+ 196v-30a16[^"]*/;
    const before = SEEDS.map((seed) => hospitalCover(seed).split(doors)[0]);
    expect(new Set(before).size).toBe(SEEDS.length);
    expect(SHAPES).toHaveLength(6);
  });
});
