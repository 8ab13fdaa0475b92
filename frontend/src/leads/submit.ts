import { crmFields, type SentRecord } from './record';
import { type Errors, errorsFrom } from './rules';

/** The site's version string (spec section 9). */
const HEADERS = {
  'Content-Type': 'application/json',
  applicationtype: 'website',
  version: '0.0.1',
};

export type Sent = { id: string; statusUrl: string } | { errors: Errors } | { failed: true };

interface Answer {
  status?: { code?: string | number };
  data?: { Id?: string; StatusUrl?: string }[];
  error?: { field?: string; message?: string }[];
}

/** Sends a request. The same `key` again gives the same lead, so a retry never makes a second one. */
export async function sendLead(record: SentRecord, key: string): Promise<Sent> {
  try {
    const response = await fetch('/api/lead/submit', {
      method: 'POST',
      headers: { ...HEADERS, 'Idempotency-Key': key },
      body: JSON.stringify(record),
    });
    const answer = (await response.json()) as Answer;
    const { Id: id, StatusUrl: statusUrl = '' } = answer.data?.[0] ?? {};
    if (String(answer.status?.code) === '200' && id) return { id, statusUrl };
    const errors = errorsFrom(answer.error ?? []);
    return Object.keys(errors).length > 0 ? { errors } : { failed: true };
  } catch {
    return { failed: true };
  }
}

/** The second call: not waited for, and its failure is nobody's concern (spec section 7). */
export function enrichLead(id: string, record: SentRecord): void {
  void fetch(`/api/lead/createleadzoho?leadId=${encodeURIComponent(id)}`, {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify(crmFields(record)),
    keepalive: true,
  }).catch(() => undefined);
}

export interface Remembered {
  id: string;
  statusUrl: string;
  successUrl: string;
}

/** What /thankyou shows, kept in this tab alone (spec section 3, session storage keys). */
export function rememberLead(lead: Remembered, record: SentRecord): void {
  const { id, statusUrl, successUrl } = lead;
  try {
    // What an earlier request left must not stand on this one's page.
    sessionStorage.setItem('lead_status', statusUrl);
    sessionStorage.setItem('lead_success', successUrl);
    sessionStorage.setItem('lead_id', id);
    sessionStorage.setItem('hhUser', `+${record.countryCode}${record.MobileNoData}`);
    sessionStorage.setItem('hhUserName', record.NameData ?? '');
    sessionStorage.setItem('lead_variant', record.leadFormVariant ?? '');
  } catch {
    // Storage is blocked: the page thanks without a name.
  }
}
