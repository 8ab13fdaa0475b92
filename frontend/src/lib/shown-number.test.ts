import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { telUrl } from './contact';
import { shownNumber } from './shown-number';

describe('a number that is shown', () => {
  it.each([
    ['+919876543210', '+91 98765 43210'],
    ['+911140000000', '+91 11 4000 0000'],
    ['+918040001234', '+91 80400 01234'], // a mobile, or a line of Bengaluru: nothing tells them apart
    ['+914842345678', '+914842345678'], // how long the code of a smaller city is, the number does not say
    ['1800 103 1001', '1800 103 1001'],
    ['112', '112'],
    ['', ''],
  ])('%s is written %s', (stored, shown) => {
    expect(shownNumber(stored)).toBe(shown);
  });

  it('is dialled as the one that is stored', () => {
    const digits = fc.stringMatching(/^\+91[1-9]\d{9}$/);
    const property = fc.property(digits, (number) => {
      expect(telUrl(shownNumber(number))).toBe(telUrl(number));
    });
    fc.assert(property);
  });
});
