import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { start } from '@/leads/draft.client';
import { session } from '@/lib/storage';
import { start as startOffline } from '@/shell/offline.client';

const OTHER = '/treatment/lasik';
const pages = () => Object.keys(JSON.parse(session.get('lead_draft') ?? '{}'));

beforeAll(async () => {
  startOffline(document); // as on a page, whose code for drafts comes with the first that is typed
  start(document);
  await import('./draft');
});
beforeEach(() => {
  document.body.innerHTML = `<form data-draft="" action="/request" method="post">
    <input name="nameField" value="Asha Devi"></form><p data-offline="" hidden>You are offline.</p>`;
  const at = String(Date.now());
  const typed = { nameField: 'Asha Devi', at };
  session.set('lead_draft', JSON.stringify({ [location.pathname]: typed, [OTHER]: typed }));
});

/** Sent by the browser itself, as before it has woken; whether it goes. */
const send = () =>
  document
    .querySelector('form')
    ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

it('a form that is sent before it is awake is half filled in no more, and one of another page still is', () => {
  expect(send()).toBe(true);
  expect(pages()).toEqual([OTHER]);
});

it('a form that cannot be sent without a network is kept as far as it is filled in', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(send()).toBe(false);
  const { draftValues } = await import('./draft');
  expect(draftValues()).toEqual({ name: 'Asha Devi' });
  expect(document.querySelector('p')?.hidden).toBe(false);
});

it('a form that something else has sent already is left to that', () => {
  addEventListener('submit', (event) => event.preventDefault(), { capture: true, once: true });
  send();
  expect(pages()).toEqual([location.pathname, OTHER]);
});
