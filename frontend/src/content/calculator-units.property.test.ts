import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bmi, emi } from './calculators';

const NONE = { height: '', feet: '', inches: '', weight: '' };
const CM = ['cm', 'cms', 'CM.', 'सेमी', 'से.मी.', 'से मी'];
const KG = ['kg', 'Kgs', 'kg.', 'किलो', 'किलोग्राम', 'किग्रा', 'कि.ग्रा.'];
const FEET = ['ft', 'feet', "'", '’', 'फुट', 'फ़ुट', '\u095eुट', 'फीट'];
const INCHES = ['in', 'inches', '"', '”', 'इंच', 'इन्च'];
const MONTHS = ['month', 'months', 'महीने', 'महीना', 'माह'];

/** A unit as it is written behind a number: at once, or after a blank of any kind. */
const behind = (units: string[]) =>
  fc
    .tuple(fc.constantFrom('', ' ', '\u00a0'), fc.constantFrom(...units))
    .map(([blank, unit]) => blank + unit);
const height = fc.integer({ min: 50, max: 250 });
const weight = fc.integer({ min: 2, max: 350 });

describe('a number with the unit of its field, in either language', () => {
  it('is the number: height and weight', () => {
    const same = fc.property(height, weight, behind(CM), behind(KG), (tall, heavy, cm, kg) => {
      const bare = bmi({ ...NONE, unit: 'cm', height: `${tall}`, weight: `${heavy}` });
      const withUnits = bmi({
        ...NONE,
        unit: 'cm',
        height: `${tall}${cm}`,
        weight: `${heavy}${kg}`,
      });
      expect(withUnits.result).toEqual(bare.result);
    });
    fc.assert(same);
  });

  it('is the number: feet and inches', () => {
    const inches = fc.integer({ min: 0, max: 11 });
    const feet = fc.integer({ min: 2, max: 7 });
    const same = fc.property(feet, inches, behind(FEET), behind(INCHES), (high, more, ft, inch) => {
      const values = { ...NONE, unit: 'feet' as const, weight: '60' };
      const bare = bmi({ ...values, feet: `${high}`, inches: `${more}` });
      const withUnits = bmi({ ...values, feet: `${high}${ft}`, inches: `${more}${inch}` });
      expect(withUnits.result).toEqual(bare.result);
    });
    fc.assert(same);
  });

  it('is the number: what is lent, at which rate, for how long', () => {
    const amounts = fc.constantFrom('₹ ', 'Rs. ', 'रु ', 'रु. ', 'रुपये ');
    const same = fc.property(amounts, behind(MONTHS), (rupees, months) => {
      const bare = emi({ amount: '200000', rate: '12', months: '12' });
      const sent = { amount: `${rupees}2,00,000`, rate: '12 प्रतिशत', months: `12${months}` };
      expect(emi(sent).result).toEqual(bare.result);
    });
    fc.assert(same);
  });
});

describe('a number with the unit of another field', () => {
  it('is refused, and not read as one of its own', () => {
    const wrong = fc.property(height, behind([...KG, ...FEET, ...INCHES]), (tall, other) => {
      const sent = { ...NONE, unit: 'cm' as const, height: `${tall}${other}`, weight: '60' };
      expect(bmi(sent).wrong).toEqual(['height']);
    });
    fc.assert(wrong);
  });

  it('is nothing where it stands alone', () => {
    for (const unit of [...CM, ...KG])
      expect(bmi({ ...NONE, unit: 'cm', height: unit, weight: unit }).wrong).toEqual([
        'height',
        'weight',
      ]);
  });
});
