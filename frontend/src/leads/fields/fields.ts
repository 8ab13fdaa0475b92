import { type FieldKey, HTML_NAMES } from '@/contract/lead-fields';

export { FIELDS, type FieldKey, PARENT, PARENT_CODE } from '@/contract/lead-fields';

/** The id and name of a field in the form (spec section 3). */
export const htmlName = (key: FieldKey): string => HTML_NAMES[key] ?? key;
