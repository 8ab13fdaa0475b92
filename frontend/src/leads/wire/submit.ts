import type { PageContext } from '@/contract/types';
import type { Errors } from '@/leads/rules';
import { callHeaders } from '@/lib/call-headers';
import { crmFields } from './crm-fields';
import type { SentRecord } from './record';
import { serverErrors } from './refusals';
import { webLead } from './web-lead';

export type Sent = { id: string; statusUrl: string } | { errors: Errors } | { failed: true };

interface Answer {
  status?: { code?: string | number };
  data?: { Id?: string; StatusUrl?: string }[];
  error?: { field?: string; message?: string }[];
}

const SUBMIT = '/api/lead/submit';
const WEB_LEAD = '/lead/v1/admin/webleadcreate';

/**
 * Sends a request by one of the two creation calls (spec section 7): a marketing page's as a web lead, all
 * others to the lead-submission service. The same `key` again gives the same lead, so a retry never makes
 * a second one.
 */
export function sendLead(record: SentRecord, context: PageContext, key: string): Promise<Sent> {
  return context.pageType === 'Marketing'
    ? create(WEB_LEAD, webLead(record, context), key)
    : create(SUBMIT, record, key);
}

async function create(url: string, payload: object, key: string): Promise<Sent> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...callHeaders(), 'Idempotency-Key': key },
      body: JSON.stringify(payload),
    });
    const answer = (await response.json()) as Answer;
    const { Id: id, StatusUrl: statusUrl = '' } = answer.data?.[0] ?? {};
    if (String(answer.status?.code) === '200' && id) return { id, statusUrl };
    const errors = serverErrors(answer.error ?? []);
    return Object.keys(errors).length > 0 ? { errors } : { failed: true };
  } catch {
    return { failed: true };
  }
}

/** The second call: not waited for, and its failure is nobody's concern (spec section 7). */
export function enrichLead(id: string, record: SentRecord): void {
  void fetch(`/api/lead/createleadzoho?leadId=${encodeURIComponent(id)}`, {
    method: 'POST',
    headers: callHeaders(),
    body: JSON.stringify(crmFields(record)),
    keepalive: true,
  }).catch(() => undefined);
}

export interface Remembered {
  id: string;
  statusUrl: string;
  successUrl: string;
  /** The PDF that was asked for, or ''. */
  guideUrl: string;
}

/** What /thankyou shows, stored in this tab alone (spec section 3, session storage keys). */
export function rememberLead(lead: Remembered, record: SentRecord): void {
  const { id, statusUrl, successUrl, guideUrl } = lead;
  try {
    // What an earlier request left must not stand on this one's page.
    sessionStorage.setItem('lead_status', statusUrl);
    sessionStorage.setItem('lead_success', successUrl);
    sessionStorage.setItem('lead_guide', guideUrl);
    sessionStorage.setItem('lead_id', id);
    sessionStorage.setItem('hhUser', `+${record.countryCode}${record.MobileNoData}`);
    sessionStorage.setItem('hhUserName', record.NameData ?? '');
    sessionStorage.setItem('lead_variant', record.leadFormVariant ?? '');
  } catch {
    // Storage is blocked: the page thanks without a name.
  }
}
