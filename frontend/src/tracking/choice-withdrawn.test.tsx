import { afterEach, expect, it, vi } from 'vitest';
import { shell } from '@/testing/examples/shell';
import { html } from '@/testing/render';
import { isOptedOut, savePrivacyChoice } from './privacy';
import { PrivacyChoices } from './privacy-choices';
import { PrivacyLink } from './privacy-link';
import { startTags } from './tags';
import { sendClick } from './visit';

// A page that tags may see (decisions 7.8).
const HOME = { ...shell.context, pageType: 'Home' };

let gate: Promise<void> = Promise.resolve();
vi.mock('./tag-manager', async (original) => {
  await gate;
  return original();
});
afterEach(() => {
  delete window.dataLayer;
});
const page = () => {
  document.body.innerHTML = `<main tabindex="-1">${html(
    <>
      <PrivacyChoices tagManagerId="GTM-TEST1" />
      <PrivacyLink />
    </>,
  )}</main>
    <script type="application/json" id="page-form">${JSON.stringify({ context: HOME })}</script>`;
};
const press = (answer: string) =>
  document.querySelector<HTMLElement>(`[data-privacy-answer="${answer}"]`)?.click();
const container = () => document.querySelector('script[data-tags]');

/** A page whose tag manager has loaded, as its visitor allowed it. */
async function allowed() {
  vi.useFakeTimers();
  page();
  startTags(document);
  press('accept');
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.dynamicImportSettled();
}

/** What the tag manager was told last. */
async function lastTold(): Promise<IArguments> {
  await vi.advanceTimersByTimeAsync(100);
  await vi.dynamicImportSettled();
  return window.dataLayer?.at(-1) as IArguments;
}

it('a refusal while the tag manager is on its way is heard', async () => {
  let open = () => {};
  gate = new Promise((resolve) => (open = resolve));
  await import('./load-tags');
  vi.useFakeTimers();
  page();
  startTags(document);
  press('accept');
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.advanceTimersByTimeAsync(500);
  press('refuse');
  open();
  await vi.advanceTimersByTimeAsync(500);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(500);
  expect(container()).toBeNull();
});
it('a refusal after the tag manager has loaded is told to it', async () => {
  await allowed();
  expect(container()).not.toBeNull();
  document.querySelector<HTMLElement>('[data-privacy-open]')?.click();
  press('refuse');
  const last = await lastTold();
  expect([last[0], last[1]]).toEqual(['consent', 'update']);
  expect(Object.values(last[2])).toEqual(['denied', 'denied', 'denied', 'denied']);
});
it.each([
  ['all', { measuring: false, advertising: false }, ['denied', 'denied', 'denied', 'denied']],
  ['a part', { measuring: true, advertising: false }, ['granted', 'denied', 'denied', 'denied']],
])(
  'a refusal of %s in another tab is told to the tag manager of this one',
  async (_, choice, said) => {
    await allowed();
    savePrivacyChoice(choice);
    dispatchEvent(new StorageEvent('storage', { key: 'privacy-choice' }));
    const last = await lastTold();
    expect([last[0], last[1]]).toEqual(['consent', 'update']);
    expect(Object.values(last[2])).toEqual(said);
  },
);
it.each([
  ['left and shown again by Back', true, 'denied'],
  ['shown for the first time', false, 'granted'],
])('a page that is %s tells the tag manager what is allowed by now', async (_, persisted, said) => {
  await allowed();
  savePrivacyChoice({ measuring: false, advertising: false });
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  await vi.advanceTimersByTimeAsync(100);
  await vi.dynamicImportSettled();
  const commands = (window.dataLayer ?? []).filter(
    (one) => (one as IArguments)[0] === 'consent',
  ) as IArguments[];
  expect(Object.values(commands.at(-1)?.[2])[0]).toBe(said);
});
it('a child’s session that began in another tab is heard once this one is seen', async () => {
  await allowed();
  // biome-ignore lint/suspicious/noDocumentCookie: as privacy.ts writes it in the other tab
  document.cookie = 'untracked=1; path=/';
  document.dispatchEvent(new Event('visibilitychange'));
  const last = await lastTold();
  expect([last[0], last[1]]).toEqual(['consent', 'update']);
  expect(Object.values(last[2])).toEqual(['denied', 'denied', 'denied', 'denied']);
});
it('what else another tab stores is no news to the tag manager', async () => {
  await allowed();
  const before = window.dataLayer?.length;
  dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
  await vi.advanceTimersByTimeAsync(100);
  await vi.dynamicImportSettled();
  expect(window.dataLayer?.length).toBe(before);
});
it('a refusal holds where nothing can be stored', () => {
  page();
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    return new Response('');
  });
  const real = localStorage;
  vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue({
    getItem: (k: string) => real.getItem(k),
    removeItem: (k: string) => real.removeItem(k),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage);
  savePrivacyChoice({ measuring: false, advertising: false });
  const link = document.createElement('a');
  link.href = 'tel:+911140000000';
  sendClick(link);
  expect(calls).toEqual([]);
  expect(document.cookie).not.toMatch(/visitorid=\d/);
});
it('a refusal that cannot be stored ends what was allowed before', () => {
  page();
  savePrivacyChoice({ measuring: true, advertising: true });
  const real = localStorage;
  vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue({
    getItem: (k: string) => real.getItem(k),
    removeItem: (k: string) => real.removeItem(k),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage);
  savePrivacyChoice({ measuring: false, advertising: false });
  expect(isOptedOut()).toBe(true);
});
it('the panel that asked by itself leaves the focus in the page', () => {
  page();
  startTags(document);
  const button = document.querySelector<HTMLElement>('[data-privacy-answer="refuse"]');
  button?.focus();
  button?.click();
  // jsdom keeps the focus of what is hidden: a browser moves it to the body
  expect(button?.contains(document.activeElement)).toBe(false);
});
