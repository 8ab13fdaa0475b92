import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupees } from '@/lib/money';
import { BANDS, bmi, emi, IN_RUPEES, numberIn } from './calculators';

const EXAMPLES = { numRuns: 2000 };
const NO_UNIT = /$^/;
/** What somebody types: hundredths as a decimal number. */
const typed = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((hundredths) => hundredths / 100);
const inCm = (height: number | string, weight: number | string) =>
  bmi({ unit: 'cm', height: String(height), feet: '', inches: '', weight: String(weight) });
const inFeet = (feet: number, inches: number, weight: number) => {
  const values = { feet: String(feet), inches: String(inches), weight: String(weight) };
  return bmi({ unit: 'feet', height: '', ...values });
};
const adult = typed(101, 250);
const weight = typed(2, 350);

describe('a body mass index', () => {
  it('is the weight in kilograms by the square of the height in metres, to a tenth', () => {
    const property = fc.property(typed(50, 250), weight, (cm, kg) => {
      const { result } = inCm(cm, kg);
      expect(Math.abs((result?.value ?? 0) - kg / (cm / 100) ** 2)).toBeLessThan(0.0501);
    });
    fc.assert(property, EXAMPLES);
  });

  it('never falls when the weight rises, and never names a lighter band', () => {
    const property = fc.property(adult, weight, weight, (cm, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map(
        (kg) => inCm(cm, kg).result,
      );
      expect(less?.value).toBeLessThanOrEqual(more?.value ?? 0);
      for (const band of ['band', 'whoBand'] as const) {
        expect(BANDS.indexOf(less?.[band] ?? 'obese')).toBeLessThanOrEqual(
          BANDS.indexOf(more?.[band] ?? 'under'),
        );
      }
    });
    fc.assert(property, EXAMPLES);
  });

  it('calls healthy the weights that it says are healthy', () => {
    const property = fc.property(adult, (cm) => {
      const { result } = inCm(cm, 70);
      const bands = [result?.lightest, result?.heaviest].map(
        (kg) => inCm(cm, (kg ?? 0).toFixed(1)).result?.band,
      );
      expect(bands).toEqual(['healthy', 'healthy']);
    });
    fc.assert(property, EXAMPLES);
  });

  it('is at least as strict with Indian adults as the WHO is with all', () => {
    const property = fc.property(adult, weight, (cm, kg) => {
      const { result } = inCm(cm, kg);
      const [indian, who] = [result?.band, result?.whoBand].map((band) =>
        BANDS.indexOf(band ?? 'under'),
      );
      expect(indian).toBeGreaterThanOrEqual(who ?? 0);
    });
    fc.assert(property, EXAMPLES);
  });

  it('takes a foot for twelve inches, and an inch for 2.54 centimetres', () => {
    const feet = fc.integer({ min: 2, max: 7 });
    const property = fc.property(feet, typed(0, 11), weight, (ft, inches, kg) => {
      const metres = (ft * 12 + inches) * 0.0254;
      const value = inFeet(ft, inches, kg).result?.value ?? 0;
      expect(Math.abs(value - kg / metres ** 2)).toBeLessThan(0.0501);
    });
    fc.assert(property, EXAMPLES);
  });

  it('takes feet without inches, and never twelve of them', () => {
    const values = { unit: 'feet', height: '', feet: '5', weight: '60' } as const;
    expect(bmi({ ...values, inches: '' }).result).toEqual(bmi({ ...values, inches: '0' }).result);
    expect(bmi({ ...values, inches: '12' }).wrong).toEqual(['height']);
  });
});

/** What is left of a loan of which `monthly` was paid each month. */
function leftOf(amount: number, rate: number, months: number, monthly: number): number {
  let left = amount;
  for (let month = 0; month < months; month += 1) left = left * (1 + rate / 1200) - monthly;
  return left;
}

const loan = fc.tuple(
  fc.integer({ min: 10_000, max: 50_00_000 }),
  typed(0, 36),
  fc.integer({ min: 3, max: 84 }),
);
const loanOf = (amount: number, rate: number, months: number) =>
  emi({ amount: String(amount), rate: rate.toFixed(2), months: String(months) }).result;

describe('a loan', () => {
  it('is paid back when its instalments are', () => {
    const property = fc.property(loan, ([amount, rate, months]) => {
      const monthly = loanOf(amount, rate, months)?.monthly ?? 0;
      const rounding = 0.5 * Math.max(months, -leftOf(0, rate, months, 1)) + 0.01;
      expect(Math.abs(leftOf(amount, rate, months, monthly))).toBeLessThanOrEqual(rounding);
    });
    fc.assert(property, EXAMPLES);
  });

  it('costs its interest and no more, in whole rupees', () => {
    const property = fc.property(loan, ([amount, rate, months]) => {
      const result = loanOf(amount, rate, months);
      expect(result?.total).toBe(amount + (result?.interest ?? -1));
      expect(result?.interest).toBeGreaterThanOrEqual(0);
      expect(Object.values(result ?? {}).every(Number.isInteger)).toBe(true);
      expect(Math.abs((result?.monthly ?? 0) * months - (result?.total ?? 0))).toBeLessThanOrEqual(
        months / 2 + 1,
      );
    });
    fc.assert(property, EXAMPLES);
  });

  it('costs more at a higher rate and over a longer time', () => {
    const property = fc.property(loan, ([amount, rate, months]) => {
      const total = loanOf(amount, rate, months)?.total ?? 0;
      if (rate <= 35) expect(loanOf(amount, rate + 1, months)?.total).toBeGreaterThanOrEqual(total);
      if (months < 84)
        expect(loanOf(amount, rate, months + 1)?.total).toBeGreaterThanOrEqual(total);
    });
    fc.assert(property, EXAMPLES);
  });

  it('without interest costs what was lent', () => {
    const property = fc.property(loan, ([amount, , months]) => {
      expect(loanOf(amount, 0, months)).toMatchObject({ interest: 0, total: amount });
    });
    fc.assert(property, EXAMPLES);
  });
});

describe('a number that somebody types', () => {
  it('is read with the commas of India, and without', () => {
    const property = fc.property(fc.integer({ min: 0, max: 50_00_000 }), (amount) => {
      expect(numberIn(rupees(amount), 0, 50_00_000, IN_RUPEES)).toBe(amount);
      expect(numberIn(` ${amount} `, 0, 50_00_000, IN_RUPEES)).toBe(amount);
    });
    fc.assert(property, EXAMPLES);
  });

  it('is never read as another: what is no plain number is none', () => {
    const property = fc.property(fc.string({ maxLength: 12 }), (text) => {
      const found = numberIn(text, 0, 1e9, NO_UNIT);
      if (found !== null) expect(Number(text.trim().replaceAll(',', ''))).toBe(found);
    });
    fc.assert(property, { numRuns: 10_000 });
    for (const text of ['1e3', '0x10', '-5', '+5', '1.234', '5 5', '.5', '5.', 'Infinity', '']) {
      expect(numberIn(text, 0, 1e9, NO_UNIT)).toBeNull();
    }
  });
});
