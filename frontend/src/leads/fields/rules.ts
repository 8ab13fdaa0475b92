import type { FormField } from '@/contract/types';
import { FIELDS, type FieldKey, PARENT } from '@/leads/fields/fields';
import { parseMobile } from '@/leads/fields/mobile';
import { isName } from '@/lib/person-name';
import type { Language } from '@/lib/text';

/** The answers of the form as typed, by field; a field that was not asked is not there. */
export type Answers = Partial<Record<FieldKey | 'countryCode' | 'parentConfirms', string>>;
export type Errors = Partial<Record<FieldKey, string>>;

const EMAIL = /^[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i;
const ADULT_AGE = 18;

const answerTo = (answers: Answers, key: FieldKey) => (answers[key] ?? '').trim();

/** Base = name + mobile, always (decisions 2.1); a form may list name to make it optional. */
export function withBase(fields: FormField[]): FormField[] {
  const listed = new Set(fields.map((field) => field.key));
  return [...BASE.filter((field) => !listed.has(field.key)), ...fields];
}

const base = (key: FieldKey): FormField => ({
  key,
  type: 'input',
  isRequired: true,
  isHidden: false,
  options: [],
  preset: '',
});
const BASE = [base('name'), base('mobile')];

/** Whether a field of the form is on screen after the answers so far. The style sheet hides the rest. */
export function isVisible(key: FieldKey, answers: Answers, asked: ReadonlySet<FieldKey>): boolean {
  const { shownIf } = FIELDS[key];
  return !shownIf || !asked.has(shownIf.key) || answers[shownIf.key] === shownIf.answer;
}

function isNumber(answer: string, [minimum, maximum]: [number, number]): boolean {
  return /^[0-9]{1,10}$/.test(answer) && Number(answer) >= minimum && Number(answer) <= maximum;
}

function matchesFormat({ key, options }: FormField, answer: string, answers: Answers): boolean {
  const { valueRange, maxLength } = FIELDS[key];
  if (options.length > 0) return options.includes(answer);
  if (valueRange) return isNumber(answer, valueRange);
  if ([...answer].length > maxLength) return false;
  if (key === 'mobile') return parseMobile(answer, answers.countryCode ?? '') !== null;
  if (key === 'name') return isName(answer);
  return key !== 'email' || EMAIL.test(answer);
}

function isValid(field: FormField, answers: Answers, isRequired: boolean): boolean {
  const answer = answerTo(answers, field.key);
  if (answer === '' || field.type === 'OTP') return !isRequired || field.type === 'OTP';
  return matchesFormat(field, answer, answers);
}

/**
 * The message of each wrong answer in a language, in the order of the form; the server checks the same again.
 * `hasHospitals`: whether there is a hospital to choose.
 */
export function validationErrors(
  answers: Answers,
  fields: FormField[],
  hasHospitals: boolean,
  language: Language,
): Errors {
  const shown = withBase(fields).filter((field) => !field.isHidden);
  const asked = new Set(shown.map((field) => field.key));
  const errors: Errors = {};
  for (const field of shown) {
    const { key } = field;
    const isThere = isVisible(key, answers, asked) && (key !== 'hospital' || hasHospitals);
    const isRequired = isThere && (field.isRequired || key === 'mobile');
    if (!isValid(field, answers, isRequired)) errors[key] = FIELDS[key].message[language];
  }
  if (isMinor(answers) && !answers.parentConfirms) errors.age = PARENT[language];
  return errors;
}

/** Whether the patient is under 18: a parent confirms, and nothing is tracked (decisions 2.14). */
export function isMinor(answers: Answers): boolean {
  return isNumber(answerTo(answers, 'age'), [1, ADULT_AGE - 1]);
}
