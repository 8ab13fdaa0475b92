import { describe, expect, it } from 'vitest';
import type { BmiValues, EmiValues } from '@/contract/types';
import cases from '../../../sehat/content/tests/calculator_cases.json';
import { bmi, emi } from './calculators';

const empty = { height: '', feet: '', inches: '', weight: '' };

describe('body mass index, as the server has it', () => {
  it.each(cases.bmi)('$sent', ({ sent, result = null, wrong = [] }) => {
    const unit: BmiValues['unit'] = sent.unit === 'feet' ? 'feet' : 'cm';
    const found = bmi({ ...empty, ...sent, unit });
    expect(found.result).toEqual(result);
    expect(found.wrong).toEqual(wrong);
  });
});

describe('loan instalments, as the server has them', () => {
  it.each(cases.emi)('$sent', ({ sent, result = null, wrong = [] }) => {
    const found = emi(sent satisfies EmiValues);
    expect(found.result).toEqual(result);
    expect(found.wrong).toEqual(wrong);
  });
});
