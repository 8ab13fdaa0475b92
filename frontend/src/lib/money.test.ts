import { describe, expect, it } from 'vitest';
import { niceCeiling, rupeeRange, rupees } from './money';

describe('rupees', () => {
  it.each([
    [0, '₹0'],
    [7, '₹7'],
    [999, '₹999'],
    [1000, '₹1,000'],
    [12345, '₹12,345'],
    [99999, '₹99,999'],
    [100000, '₹1,00,000'],
    [145000, '₹1,45,000'],
    [1234567, '₹12,34,567'],
    [10000000, '₹1,00,00,000'],
    [1234567890, '₹1,23,45,67,890'],
    [1200.9, '₹1,200'],
    [-4500, '-₹4,500'],
  ])('%d is %s', (amount, written) => {
    expect(rupees(amount)).toBe(written);
  });

  it('agrees with the Indian locale for many amounts, and loses no digit', () => {
    const locale = new Intl.NumberFormat('en-IN');
    for (let amount = 1; amount < 1e12; amount = Math.ceil(amount * 1.37)) {
      expect(rupees(amount)).toBe(`₹${locale.format(amount)}`);
      expect(Number(rupees(amount).replace(/\D/g, ''))).toBe(amount);
    }
  });
});

describe('a range', () => {
  it('has two ends, or one when they are equal', () => {
    expect(rupeeRange(25000, 110000)).toBe('₹25,000 – ₹1,10,000');
    expect(rupeeRange(900, 900)).toBe('₹900');
  });
});

describe('the end of a scale', () => {
  it.each([
    [350000, 360000],
    [145000, 150000],
    [100000, 100000],
    [1, 1],
    [0, 1],
  ])('above %d is %d', (amount, end) => {
    expect(niceCeiling(amount)).toBe(end);
  });

  it('is never below the amount, nor far above it', () => {
    for (let amount = 1; amount < 1e9; amount = Math.ceil(amount * 1.21)) {
      expect(niceCeiling(amount)).toBeGreaterThanOrEqual(amount);
      expect(niceCeiling(amount)).toBeLessThanOrEqual(amount * 1.34);
    }
  });
});
