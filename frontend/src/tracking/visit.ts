import { callHeaders } from '@/lib/call-headers';
import { type PageForm, readBlock } from '@/lib/page-data';
import { send } from '@/lib/send';
import { campaignFacts } from './attribution';
import { isOptedOut } from './privacy';
import { setVisitorId } from './visitor-id';

/** The variant that was seen is seen again: a cookie for this address alone (sehat/rendering/variants.py). */
function setVariantCookie(letter: string): void {
  if (letter === '') return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `variant=${letter}; path=${location.pathname}; max-age=7776000; samesite=lax${secure}`;
}

/** POST {api}/timeline/events/timeline (spec section 7). Nothing waits for it and nothing depends on it. */
function sendEvent(eventType: 'GET' | 'CALL' | 'CHAT', more: Record<string, string>): void {
  setVisitorId();
  const { context } = readBlock<PageForm>('page-form');
  const { doctor, hospital, treatment, condition, department, city } = context.subject;
  const about = doctor ?? hospital ?? treatment ?? condition ?? department;
  const query = new URLSearchParams({
    objectType: context.pageType,
    // Articles, tests, insurers, people and films have no id of the directory: their address names them.
    objectId: String(about?.id ?? context.path.split('/').at(-1) ?? '').slice(0, 40),
    eventType,
    ip: '',
  });
  const facts = campaignFacts();
  const body = { ...facts, path: context.path, city: city?.name ?? facts.city, ...more };
  void send(`/timeline/events/timeline?${query}`, {
    method: 'POST',
    headers: callHeaders(),
    body,
    keepalive: true,
  })
    .then((answer) => answer?.text()) // an answer nobody reads keeps its connection busy
    .catch(() => undefined);
}

export function sendVisit(): void {
  if (isOptedOut()) return;
  const { pageVariant } = readBlock<PageForm>('page-form').context;
  setVariantCookie(pageVariant);
  sendEvent('GET', { variant: pageVariant });
}

/** A call or a chat was begun by this link. */
export function sendClick({ href, dataset }: HTMLAnchorElement): void {
  if (isOptedOut()) return;
  const tracking = dataset.trackingId;
  sendEvent(href.startsWith('tel:') ? 'CALL' : 'CHAT', tracking ? { tracking_id: tracking } : {});
}
