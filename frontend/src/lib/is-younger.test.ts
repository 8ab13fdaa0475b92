import { describe, expect, it, vi } from 'vitest';
import { isYounger } from './is-younger';

const HOUR = 3_600_000; // ms
const NOW = Date.parse('2026-11-26T10:00:00Z');

describe('what was stored within a day', () => {
  it.each([
    ['now', 0, true],
    ['a moment less than a day ago', 24 * HOUR - 1, true],
    ['a day ago', 24 * HOUR, false],
    ['on a clock that was set back by minutes since', -HOUR / 4, true],
    ['on a clock that was a day ahead', -24 * HOUR, false],
    ['on a clock that was years ahead', -30_000 * HOUR, false],
    ['at no moment', Number.NaN, false],
  ])('is what was stored %s: %d ms, %s', (_, age, expected) => {
    vi.spyOn(Date, 'now').mockReturnValue(NOW);
    expect(isYounger(NOW - age, 24 * HOUR)).toBe(expected);
  });
});
