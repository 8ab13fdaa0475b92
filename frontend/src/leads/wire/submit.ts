import type { AskedFor, EmergencyAnswer, PageContext } from '@/contract/types';
import type { Errors } from '@/leads/fields/rules';
import { callHeaders } from '@/lib/call-headers';
import { momentOf } from '@/lib/dates';
import { firstName } from '@/lib/person-name';
import { send } from '@/lib/send';
import { session } from '@/lib/storage';
import type { Language } from '@/lib/text';
import { call } from '@/patients/call';
import { sessionHeaders } from '@/patients/session';
import { setVisitorId } from '@/tracking/visitor-id';
import { type AskedWords, askedLine } from './asked-for';
import { crmFields } from './crm-fields';
import type { SentRecord } from './record';
import { serverErrors } from './refusals';
import { webLead } from './web-lead';

export interface SentLead {
  id: string;
  statusUrl: string;
  /** What is said at once to words that tell of an emergency. */
  emergency: EmergencyAnswer | null;
  /** What it asked for, as the server understood it. */
  asked: AskedFor | null;
}
/** `isKeyUsed`: another request went by this key before, perhaps unnoticed. */
export type Sent = SentLead | { errors: Errors } | { failed: true } | { isKeyUsed: true };

interface Created {
  Id?: string;
  StatusUrl?: string;
  Emergency?: EmergencyAnswer | null;
  Asked?: AskedFor | null;
}

const KEY = 'Idempotency-Key';
const SUBMIT = '/api/lead/submit';
const WEB_LEAD = '/lead/v1/admin/webleadcreate';

/**
 * Sends a request by one of the two creation calls (spec section 7): a marketing page's as a web lead, all
 * others to the lead-submission service. The same `key` again gives the same lead, so a retry never makes
 * a second one.
 */
export function sendLead(record: SentRecord, context: PageContext, key: string): Promise<Sent> {
  setVisitorId(); // who was quicker than the call that tells the visit
  return context.pageType === 'Marketing'
    ? create(WEB_LEAD, webLead(record, context), key, context.language)
    : create(SUBMIT, record, key, context.language);
}

async function create(
  url: string,
  payload: object,
  key: string,
  language: Language,
): Promise<Sent> {
  const answer = await call<Created[]>('POST', url, payload, { [KEY]: key });
  const created = answer?.data?.[0] ?? {};
  const { Id: id, StatusUrl: statusUrl = '', Emergency = null, Asked = null } = created;
  if (answer?.code === 200 && id) return { id, statusUrl, emergency: Emergency, asked: Asked };
  if (answer?.errors?.some(({ field }) => field === KEY)) return { isKeyUsed: true };
  const errors = serverErrors(answer?.errors ?? [], language);
  return Object.keys(errors).length > 0 ? { errors } : { failed: true };
}

/** The second call: not waited for, and its failure is nobody's concern (spec section 7). */
export function enrichLead(id: string, record: SentRecord): void {
  void send(`/api/lead/createleadzoho?leadId=${encodeURIComponent(id)}`, {
    method: 'POST',
    headers: { ...callHeaders(), ...sessionHeaders() },
    body: crmFields(record),
    keepalive: true,
  });
}

interface Remembered extends SentLead {
  successUrl: string;
  /** The PDF that was asked for, or ''. */
  guideUrl: string;
}

/** In words already: a page that thanks loads no code to make them. */
const askedWords = (asked: AskedFor, language: Language): AskedWords => ({
  doctor: asked.doctor,
  for: askedLine(asked),
  sent: momentOf(asked.sentAt, language),
});

/** What /thankyou shows, stored in this tab alone (spec section 3, session storage keys), if it can be. */
export function rememberLead(lead: Remembered, record: SentRecord, language: Language): void {
  const { id, statusUrl, emergency, asked, successUrl, guideUrl } = lead;
  // What an earlier request left must not stand on this one's page.
  session.set('lead_status', statusUrl);
  session.set('lead_success', successUrl);
  session.set('lead_guide', guideUrl);
  session.set('lead_emergency', emergency ? JSON.stringify(emergency) : '');
  session.set('lead_asked', asked ? JSON.stringify(askedWords(asked, language)) : '');
  session.set('lead_id', id);
  session.set('hhUser', `+${record.countryCode}${record.MobileNoData}`);
  session.set('hhUserName', record.NameData ?? '');
  session.set('lead_name', firstName(record.NameData ?? ''));
  session.set('lead_variant', record.leadFormVariant ?? '');
  session.set('lead_untold', '1'); // what a tag manager is told, where there is one
  session.set('lead_call_time', record.Callback_Input ?? '');
}
