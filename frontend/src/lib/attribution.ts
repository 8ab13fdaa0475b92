import type { Attribution } from '@/contract/types';

/** Where this visitor came from, by the wire names of the lead record. Nothing is stored yet. */
export function attribution(): Partial<Attribution> {
  return {};
}
