import type { FormField } from '@/contract/types';
import { parseMobile } from './mobile';

/** The answers of the form as typed. */
export interface Answers {
  name: string;
  mobile: string;
  countryCode: string;
  city: string;
  treatment: string;
  query: string;
}

export type AnswerKey = 'name' | 'mobile' | 'city' | 'treatment' | 'query';
export type Errors = Partial<Record<AnswerKey, string>>;

/** Wording of spec section 5, letter for letter, in the order of the form. */
const MESSAGES: Record<AnswerKey, string> = {
  name: 'Please Enter Name',
  mobile: 'Please Only Enter a Valid Mobile Number',
  city: 'Please select valid city',
  treatment: 'Please Select a Treatment',
  query: 'Please enter your query',
};
const ALWAYS: ReadonlySet<AnswerKey> = new Set(['name', 'mobile']);

function isRight(key: AnswerKey, answers: Answers): boolean {
  if (key === 'mobile') return parseMobile(answers.mobile, answers.countryCode) !== null;
  if (key === 'name') return answers.name.trim() !== '' && !/[<>]/.test(answers.name);
  return answers[key].trim() !== '';
}

/** The message of each required field that is wrong; the server checks the same again. */
export function errorsIn(answers: Answers, fields: FormField[]): Errors {
  const required = new Set<AnswerKey>(
    fields.filter((field) => field.isRequired).map((field) => field.key),
  );
  const errors: Errors = {};
  for (const key of Object.keys(MESSAGES) as AnswerKey[]) {
    if ((ALWAYS.has(key) || required.has(key)) && !isRight(key, answers)) {
      errors[key] = MESSAGES[key];
    }
  }
  return errors;
}

/** The wire names of the answers, to place the server's refusals under their fields. */
const BY_WIRE_NAME: Record<string, AnswerKey> = {
  NameData: 'name',
  MobileNoData: 'mobile',
  countryCode: 'mobile',
  CityData: 'city',
  ProcedureNameData: 'treatment',
  condition_data: 'treatment',
  QueryData: 'query',
};

/** What the server refused, by field. A field we do not show is left out. */
export function errorsFrom(items: { field?: string; message?: string }[]): Errors {
  const errors: Errors = {};
  for (const { field = '', message = '' } of items) {
    const key = BY_WIRE_NAME[field];
    if (key) errors[key] = Object.values(MESSAGES).includes(message) ? message : MESSAGES[key];
  }
  return errors;
}
