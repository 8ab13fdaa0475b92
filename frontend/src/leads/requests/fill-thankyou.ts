import type { NextStep } from '@/contract/types';
import type { AskedWords } from '@/leads/wire/asked-for';
import { session } from '@/lib/storage';

/**
 * Fills the thank-you page from this tab's session: the server knows neither name nor number there. Its words are
 * seen once they are whole, so that nothing moves in them.
 */
export async function fillThankyou(root: ParentNode): Promise<void> {
  showWhatWasSent(root);
  const asked = askedWords();
  const values: Record<string, string | null | undefined> = {
    ...asked,
    name: session.get('lead_name'),
    // As lib/shown-number writes it, whose file would bring React to a page that needs none.
    mobile: session.get('hhUser')?.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3'),
    reference: session.get('lead_id')?.slice(0, 'SP-7K4M-Q2XR'.length),
  };
  showLinks(root);
  const page = root.querySelector<HTMLElement>('[data-promises]');
  showPromise(root, page?.dataset ?? {});
  const warned = showEmergency(root);
  if (asked.doctor) showDoctor(root, asked.doctor);
  for (const place of root.querySelectorAll<HTMLElement>('[data-thankyou]')) {
    const value = values[place.dataset.thankyou ?? ''];
    if (!value) continue;
    const slot = place.querySelector('[data-slot]') ?? place;
    slot.textContent = value;
    place.hidden = false;
  }
  await warned;
  page?.removeAttribute('data-unfilled');
}

/**
 * Who comes by a bookmark, in a tab that has sent nothing, is thanked for nothing. Where the browser stores nothing,
 * and where the server knows the request, the page is right as it came.
 */
function showWhatWasSent(root: ParentNode): void {
  const wasSent = Boolean(session.get('lead_id'));
  if (!root.querySelector('[data-unfilled]')) return;
  if (!wasSent && !session.set('lead_id', '')) return;
  for (const part of root.querySelectorAll<HTMLElement>('[data-sent],[data-unsent]')) {
    part.hidden = 'sent' in part.dataset !== wasSent;
  }
  if (wasSent) return;
  const said = root.querySelector('h1 [data-unsent]')?.textContent ?? '';
  document.title = document.title.replace(/.*(?= \|)/, said);
}

/** What the request asked for; nothing of it where it is not as we stored it. */
function askedWords(): Partial<AskedWords> {
  try {
    return JSON.parse(session.get('lead_asked') || '{}') ?? {};
  } catch {
    return {};
  }
}

/** Who has chosen a doctor is not told to choose one. */
function showDoctor(root: ParentNode, doctor: string): void {
  const place = root.querySelector<HTMLElement>('[data-doctor-step]');
  if (!place?.dataset.doctorStep) return;
  const step = JSON.parse(place.dataset.doctorStep) as NextStep;
  const [title, text] = place.children;
  if (title) title.textContent = step.title;
  if (text) text.textContent = step.text.replace('{doctor}', doctor);
}

/** Before all else, and said aloud: React comes for it alone. Its words are in no address. */
async function showEmergency(root: ParentNode): Promise<void> {
  const place = root.querySelector<HTMLElement>('[data-thankyou-emergency]');
  const answer = session.get('lead_emergency');
  if (!place || !answer) return;
  await import('@/leads/form/mount-emergency')
    .then((emergency) => emergency.mountEmergency(place, answer))
    .catch(() => undefined); // it did not come, or is not as we stored it
}

/** Who has chosen a time is told that time, and not asked for it again. */
function showPromise(root: ParentNode, { promise, promises }: DOMStringMap): void {
  const chosen = (JSON.parse(promises ?? '{}') as Record<string, string>)[
    session.get('lead_call_time') ?? ''
  ];
  if (!chosen || !promise) return;
  for (const place of root.querySelectorAll<HTMLElement>('[data-promised]')) {
    place.textContent = place.textContent?.replace(promise, chosen) ?? '';
  }
  root.querySelector('[name="callNowLaterField"]')?.closest('fieldset')?.remove();
}

/** The links and the survey whose address only this tab knows. */
function showLinks(root: ParentNode): void {
  const status = ownPath(session.get('lead_status'));
  // Only who has chosen a window has something for the calendar.
  const hasTime = session.get('lead_call_time')?.startsWith('Later');
  const addresses = {
    calendar: status && hasTime && `${status}/call.ics`,
    status,
    survey: status,
    success: session.get('lead_success'),
    guide: ownPath(session.get('lead_guide'), '/documents/'),
  };
  for (const [name, address] of Object.entries(addresses)) {
    const place = root.querySelector<HTMLElement>(`[data-thankyou="${name}"]`);
    if (!place || !address) continue;
    if ('action' in place) place.action = address;
    else place.querySelector('a')?.setAttribute('href', address);
    place.hidden = false;
  }
}

const ownPath = (path: string | null, below = '/request/status/') =>
  path?.startsWith(below) ? path : null;
