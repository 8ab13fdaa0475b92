import { describe, expect, it } from 'vitest';
import type { FormField } from '@/contract/types';
import LeadFormIsland from '@/leads/lead-form.island';
import { shell } from '@/testing/examples/shell';
import { html } from '@/testing/render';

const field = (key: FormField['key'], more: Partial<FormField> = {}): FormField => ({
  key,
  type: 'input',
  isRequired: true,
  isHidden: false,
  options: [],
  preset: '',
  ...more,
});
const yesNo: Partial<FormField> = { type: 'radio', options: ['Yes', 'No'] };

function rendered(fields: FormField[]) {
  const box = document.createElement('div');
  box.innerHTML = html(<LeadFormIsland form={{ ...shell.form, fields }} context={shell.context} />);
  const named = (place: string) =>
    [...box.querySelectorAll<HTMLInputElement>(`${place} [name]`)].map(({ name }) => name);
  return {
    later: named('.form__rest--later'),
    hint: box.querySelector('.form__more')?.textContent,
  };
}

describe('the steps of a form', () => {
  it('ask who and what about first, and say how many questions follow', () => {
    const { later, hint } = rendered([
      field('city'),
      field('isConsultedField', yesNo),
      field('speciality'),
      field('callNowLaterField', { ...yesNo, options: ['Now', 'Later 9-12'] }),
    ]);
    expect(new Set(later)).toEqual(
      new Set(['isConsultedField', 'callNowLaterField', 'consentWhatsapp', 'consentSharing']),
    );
    expect(hint).toBe('2 short questions follow.');
  });

  it('count no question that another answer brings, but the one that stands alone', () => {
    const type = field('insuranceType', { options: ['Private Insurance'] });
    expect(rendered([field('insuranceField', yesNo), type]).hint).toBe(
      'One short question follows.',
    );
    expect(rendered([type]).hint).toBe('One short question follows.');
  });

  it('are one where nothing but free words is asked besides', () => {
    const { later, hint } = rendered([
      field('city'),
      field('query'),
      field('age', { isHidden: true }),
    ]);
    expect([later, hint]).toEqual([[], undefined]);
  });
});
