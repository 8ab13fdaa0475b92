import { afterEach, expect, it, vi } from 'vitest';
import { shell } from '@/testing/examples/shell';
import { html } from '@/testing/render';
import { isOptedOut, savePrivacyChoice } from './privacy';
import { PrivacyChoices } from './privacy-choices';
import { PrivacyLink } from './privacy-link';
import { startTags } from './tags';
import { sendClick } from './visit';

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
    <script type="application/json" id="page-form">${JSON.stringify({ context: shell.context })}</script>`;
};
const press = (answer: string) =>
  document.querySelector<HTMLElement>(`[data-privacy-answer="${answer}"]`)?.click();
const container = () => document.querySelector('script[data-tags]');

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
  vi.useFakeTimers();
  page();
  startTags(document);
  press('accept');
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.dynamicImportSettled();
  expect(container()).not.toBeNull();
  document.querySelector<HTMLElement>('[data-privacy-open]')?.click();
  press('refuse');
  await vi.advanceTimersByTimeAsync(100);
  await vi.dynamicImportSettled();
  const last = window.dataLayer?.at(-1) as IArguments;
  expect([last[0], last[1]]).toEqual(['consent', 'update']);
  expect(Object.values(last[2])).toEqual(['denied', 'denied', 'denied', 'denied']);
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
