import type { PageContext, WebLead } from '@/contract/types';
import type { SentRecord } from './record';

/** What a web lead says when nothing else is known (spec section 3). */
const NOTHING: Partial<WebLead> = {
  LeadTier: 0,
  countryCode: '91',
  TBCLID: '',
  // A new request: a later step of it would name its lead, and what it qualifies for (decisions 2.6).
  leadId: '',
  qualifying: '',
};

/** Fields of the lead record that a web lead has none of. */
const NOT_OURS = ['IsActiveData', 'captchascore'];

/** The web lead payload (spec section 3) of what a form and its page say: every field, and its default. */
export function webLead(record: SentRecord, context: PageContext): Partial<WebLead> {
  const known = Object.entries(record).filter(
    ([name, value]) => value !== undefined && !NOT_OURS.includes(name),
  );
  return {
    ...NOTHING,
    ...Object.fromEntries(known),
    lead_sourcedata: 'Web Lead Form',
    baseDoctorId: context.subject.doctor?.id ?? '',
    baseHospitalId: context.subject.hospital?.id ?? '',
  };
}
