import type { BmiForm, BmiResult, BmiValues, EmiForm, EmiValues } from '@/contract/types';
import { latinDigits } from '@/lib/latin-digits';

/**
 * Body mass index and loan instalments, as `sehat/content/calculators.py` has them: both sides are held
 * to the same cases.
 */
export type Band = BmiResult['band'];
export const BANDS: Band[] = ['under', 'healthy', 'over', 'obese'];
export const INDIAN_BANDS = [18.5, 23, 25];
export const WHO_BANDS = [18.5, 25, 30];
const HEALTHY = [18.5, 22.9] as const;
const NUMBER = /^([0-9]{1,9}|[0-9]{1,3}(,[0-9]{2,3})*,[0-9]{3})(\.[0-9]{1,2})?$/;

// What people write beside the number, though the label says it. Another unit is refused with the number.
const IN_CM = /(cms?|से[.॰]?\s?मी|सें?टी ?मीटर)[.॰]?$/i;
const IN_KG = /(kgs?|किलो(ग्राम)?|कि[.॰]?\s?ग्रा|केजी)[.॰]?$/i;
const IN_FEET = /(ft|feet|foot|['\u2019\u2032]|(फ\u093c?|\u095e)[ुूी]ट)\.?$/i;
const IN_INCHES = /(in|inch|inches|["\u201d\u2033]|इ(ं|न्|ञ्)च)\.?$/i;
export const IN_RUPEES = /^(\u20b9|rs\.?|inr|र[ुू](प(ये|या|ए))?\.?)|(\/-|rupees?|र[ुू]प(ये|या|ए))$/gi;
const IN_LAKHS = /(lakhs?|lacs?|लाख)$/i;
const IN_THOUSANDS = /(k|thousand|ha[jz]a+r|ह(ज\u093c?|\u095b)ार)$/i;
const IN_PERCENT = /(%|percent|प्रतिशत)(\s?(p\.?a\.?|(per|a) (annum|year)|सालाना))?$/i;
const IN_MONTHS = /(months?|मह[िी]न[ेा]|माह)$/i;

/**
 * What was typed, if it is a plain number within the limits, in whichever digits, with the unit of its field or
 * without. Commas part lakhs; one in the place of a point is refused, and not read over: 1,5 would be fifteen.
 */
export function numberIn(typed: string, least: number, most: number, unit: RegExp): number | null {
  const text = latinDigits(typed).trim().replace(unit, '').trim();
  if (!NUMBER.test(text)) return null;
  const value = Number(text.replaceAll(',', ''));
  return value >= least && value <= most ? value : null;
}

/** As amounts are said: 2,00,000 is 2 lakh, or 200k. */
function rupeesIn(typed: string, least: number, most: number): number | null {
  const text = latinDigits(typed).trim().replace(IN_RUPEES, '').trim();
  for (const [times, unit] of [[100_000, IN_LAKHS] as const, [1_000, IN_THOUSANDS] as const]) {
    if (!unit.test(text)) continue;
    const said = numberIn(text, least / times, most / times, unit);
    return said === null ? null : halfUp(said * times, 1);
  }
  return numberIn(text, least, most, IN_RUPEES);
}

/** To one part in `steps`, halves upwards. */
const halfUp = (value: number, steps: number) => Math.floor(value * steps + 0.5) / steps;

/** Feet are whole: who writes 5.11 means eleven inches, which as a part of a foot would be one. */
export function heightInCm(values: BmiValues): number | null {
  if (values.unit === 'cm') return numberIn(values.height, 50, 250, IN_CM);
  const feet = numberIn(values.feet, 1, 8, IN_FEET);
  const inches = numberIn(values.inches.trim() || '0', 0, 11.99, IN_INCHES);
  if (feet === null || inches === null || !Number.isInteger(feet)) return null;
  const height = feet * 30.48 + inches * 2.54;
  return height >= 50 && height <= 250 ? height : null;
}

export const weightInKg = ({ weight }: BmiValues) => numberIn(weight, 2, 350, IN_KG);

function bandOf(value: number, begins: number[]): Band {
  return BANDS[begins.filter((beginning) => value >= beginning).length] ?? 'obese';
}

export function bmi(values: BmiValues): BmiForm {
  const height = heightInCm(values);
  const weight = weightInKg(values);
  if (height === null || weight === null) {
    const wrong: BmiForm['wrong'] = [];
    if (height === null) wrong.push('height');
    if (weight === null) wrong.push('weight');
    return { values, wrong, result: null };
  }
  const square = (height / 100) * (height / 100);
  const value = halfUp(weight / square, 10);
  const result = {
    value,
    band: bandOf(value, INDIAN_BANDS),
    whoBand: bandOf(value, WHO_BANDS),
    lightest: halfUp(HEALTHY[0] * square, 10),
    heaviest: halfUp(HEALTHY[1] * square, 10),
  };
  return { values, wrong: [], result };
}

export function emi(values: EmiValues): EmiForm {
  const amount = rupeesIn(values.amount, 10_000, 5_000_000);
  const rate = numberIn(values.rate, 0, 36, IN_PERCENT);
  const typed = numberIn(values.months, 3, 84, IN_MONTHS);
  const months = typed !== null && Number.isInteger(typed) ? typed : null;
  if (amount === null || rate === null || months === null) {
    const wrong: EmiForm['wrong'] = [];
    if (amount === null) wrong.push('amount');
    if (rate === null) wrong.push('rate');
    if (months === null) wrong.push('months');
    return { values, wrong, result: null };
  }
  const monthly = instalment(amount, rate / 1200, months);
  const total = halfUp(monthly * months, 1);
  const result = { monthly: halfUp(monthly, 1), interest: total - amount, total };
  return { values, wrong: [], result };
}

function instalment(amount: number, rate: number, months: number): number {
  if (rate === 0) return amount / months;
  let growth = 1;
  for (let month = 0; month < months; month += 1) growth *= 1 + rate;
  return (amount * rate * growth) / (growth - 1);
}
