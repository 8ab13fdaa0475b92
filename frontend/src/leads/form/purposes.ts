import { LEAD_TYPES, OWN_FORMS } from '@/contract/lead-fields';

/** What a request that began at a link is (sehat/leads/forms/purposes.py). `usual`: what the page says of its own form. */
export function leadTypeOf(purpose: string | undefined, usual: string): string {
  return LEAD_TYPES[purpose ?? ''] ?? usual;
}

/** Whether a purpose has a form of its own: which fields it asks is known to the server. */
export function hasOwnForm(purpose: string | undefined): purpose is string {
  return purpose !== undefined && purpose in OWN_FORMS;
}
