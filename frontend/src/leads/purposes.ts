/**
 * What a request that began at a link is, on the wire (LeadTypeData); the twin of sehat/leads/purposes.py,
 * which says where the words come from.
 */
const LEAD_TYPES: Record<string, string> = {
  'second-opinion': 'Second Opinion',
  estimate: 'Cost Estimate',
  callback: 'Callback',
  pdf: 'PDF',
  weightloss: 'Weight Loss',
};

/** The purposes that have a form of their own: which fields it asks is known to the server. */
const OWN_FORMS: ReadonlySet<string> = new Set(['weightloss']);

/** `usual`: what the page says of its own form. */
export function leadTypeOf(purpose: string | undefined, usual: string): string {
  return LEAD_TYPES[purpose ?? ''] ?? usual;
}

export function hasOwnForm(purpose: string | undefined): purpose is string {
  return purpose !== undefined && OWN_FORMS.has(purpose);
}
