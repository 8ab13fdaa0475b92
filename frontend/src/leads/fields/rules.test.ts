import { describe, expect, it } from 'vitest';
import type { FormField } from '@/contract/types';
import type { FieldKey } from '@/leads/fields/fields';
import { formField } from '@/testing/examples/shell';
import table from '../../../../sehat/leads/tests/rule_cases.json';
import { type Answers, validationErrors } from './rules';

const OPTIONS: Partial<Record<FieldKey, string[]>> = {
  insuranceField: ['Yes', 'No'],
  insuranceType: ['Govt. (Ayushman, CGHS, ECHS etc.)', 'Private Insurance'],
  callNowLaterField: ['Now', 'Later 9-12', 'Later 12-4', 'Later 4-8'],
  isConsultedField: ['Yes', 'No'],
  priorConsultationField: ['Yes', 'No'],
  FormSimilarConsultation: ['Yes', 'No'],
  gender: ['female', 'male', 'other', 'prefer not to say'],
  cataractLens: ['monofocal', 'multifocal', 'toric', 'not sure'],
};

const TYPES: Partial<Record<FieldKey, FormField['type']>> = {
  FormOTPField: 'OTP',
  'image-capture': 'image-capture',
};

const fieldsOf = (asked: object) =>
  (Object.entries(asked) as [FieldKey, boolean][]).map(([key, isRequired]) =>
    formField(key, {
      isRequired,
      options: OPTIONS[key] ?? [],
      type: TYPES[key] ?? 'input',
    }),
  );

type Form = Record<string, boolean>;
const RULES: Record<string, { message: string; right: string; wrong: string[] }> = table.rules;
const FORMS: Record<string, Form> = {
  ...table.variants,
  'of everything': Object.fromEntries(Object.keys(RULES).map((key) => [key, true])),
};

const rightAnswers = (form: Form) => ({
  countryCode: '+91',
  ...Object.fromEntries(Object.keys(form).map((key) => [key, RULES[key]?.right])),
});

/** Each form with all right answers but the one to this field. */
function cells() {
  return Object.entries(FORMS).flatMap(([name, asked]) => {
    const fields: Form = { name: true, mobile: true, ...asked };
    return Object.entries(fields).flatMap(([key, isRequired]) =>
      answersTo(key, isRequired).map(({ answer, errors }) => {
        const about = `${name}, ${key} ${JSON.stringify(answer.slice(0, 12))}`;
        return { about, fields, key, answer, errors };
      }),
    );
  });
}

function answersTo(key: string, isRequired: boolean) {
  const { message, right, wrong } = RULES[key] ?? { message: '', right: '', wrong: [] };
  const error = [[key, message]];
  const missing = isRequired && message ? error : [];
  return [
    ...['', '  '].map((answer) => ({ answer, errors: missing })),
    ...wrong.map((answer) => ({ answer, errors: error })),
    { answer: right, errors: [] },
  ];
}

describe('the rules of the form, as the server runs them too', () => {
  it.each(table.cases.filter((one) => !('server' in one)))('$about', (one) => {
    const found = validationErrors(
      one.answers as Answers,
      fieldsOf(one.fields),
      one.hospitals,
      'en',
    );
    expect(Object.entries(found)).toEqual(one.errors);
  });

  it.each(cells())(
    'hold for each field of each form: $about',
    ({ fields, key, answer, errors }) => {
      const answers = { ...rightAnswers(fields), [key]: answer } as Answers;
      expect(Object.entries(validationErrors(answers, fieldsOf(fields), true, 'en'))).toEqual(
        errors,
      );
    },
  );

  it.each(Object.keys(RULES).filter((key) => key !== 'mobile'))(
    'leave a hidden %s alone',
    (key) => {
      const fields = fieldsOf(FORMS['of everything'] ?? {}).map((field) => ({
        ...field,
        isHidden: field.key === key,
      }));
      const answers = { ...rightAnswers(FORMS['of everything'] ?? {}), [key]: '' } as Answers;
      expect(validationErrors(answers, fields, true, 'en')).toEqual({});
    },
  );

  it('leave a hidden field alone, and the name where it is hidden', () => {
    const hidden = [formField('name', { isHidden: true }), formField('city', { isHidden: true })];
    const answers = { mobile: '9810000001', countryCode: '+91' };
    expect(validationErrors(answers, hidden, true, 'en')).toEqual({});
  });
});
