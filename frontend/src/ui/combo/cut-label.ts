import { lettersOf } from '@/lib/letters';

/** Spec section 9: a dropdown's label is cut after 26 characters, with '...' behind it. */
const MAX_LENGTH = 26;

export function cutLabel(label: string): string {
  const letters = lettersOf(label);
  return letters.length > MAX_LENGTH ? `${letters.slice(0, MAX_LENGTH).join('')}...` : label;
}
