import { WIRE_NAMES } from '@/contract/lead-fields';
import { FIELDS, type FieldKey, PARENT, PARENT_CODE } from '@/leads/fields/fields';
import type { Errors } from '@/leads/fields/rules';
import type { Language } from '@/lib/text';

/** Fields by the wire name of their answer; two of them take another one as well. */
const BY_WIRE_NAME: Record<string, FieldKey> = {
  ...Object.fromEntries(
    (Object.entries(WIRE_NAMES) as [FieldKey, string][]).map(([key, name]) => [name, key]),
  ),
  countryCode: 'mobile',
  condition_data: 'treatment',
};

const KNOWN_MESSAGES = new Set(
  [...Object.values(FIELDS).map((field) => field.message), PARENT, PARENT_CODE].flatMap(
    Object.values,
  ),
);

/** What the server refused, by field. A field we do not show is left out. */
export function serverErrors(
  items: { field?: string; message?: string }[],
  language: Language,
): Errors {
  const errors: Errors = {};
  for (const { field = '', message = '' } of items) {
    const key = BY_WIRE_NAME[field];
    if (key) errors[key] = KNOWN_MESSAGES.has(message) ? message : FIELDS[key].message[language];
  }
  return errors;
}
