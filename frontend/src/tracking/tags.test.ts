import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shell } from '@/testing/examples/shell';
import { savePrivacyChoice, stopTracking } from './privacy';
import { startTags } from './tags';

// A page that tags may see (decisions 7.8).
const HOME = { ...shell.context, pageType: 'Home' };

const TEN_SECONDS = 10_000;

beforeEach(() => {
  document.body.innerHTML = `<section data-privacy="GTM-TEST1"></section>
    <script type="application/json" id="page-form">${JSON.stringify({ context: HOME })}</script>`;
  savePrivacyChoice({ measuring: true, advertising: true });
  vi.useFakeTimers();
});
afterEach(() => {
  delete window.dataLayer;
});

const container = () => document.querySelector('script[data-tags]');

async function afterTenSeconds() {
  await vi.advanceTimersByTimeAsync(TEN_SECONDS);
  await vi.dynamicImportSettled();
}

it('a tag is loaded ten seconds after a visit that was agreed to', async () => {
  startTags(document);
  expect(container()).toBeNull();
  await afterTenSeconds();
  expect(container()).not.toBeNull();
});

it('one is loaded for who allowed advertising alone, and told that nothing else is', async () => {
  savePrivacyChoice({ measuring: false, advertising: true });
  startTags(document);
  await afterTenSeconds();
  expect(container()).not.toBeNull();
  const told = window.dataLayer?.at(0) as IArguments;
  expect(told[2]).toMatchObject({ analytics_storage: 'denied', ad_storage: 'granted' });
});

it.each([
  ['refused both', () => savePrivacyChoice({ measuring: false, advertising: false })],
  ['did not answer', () => localStorage.clear()],
  [
    'has a browser that refuses',
    () => vi.stubGlobal('navigator', { ...navigator, globalPrivacyControl: true }),
  ],
])('none is loaded for who %s', async (_, refuse) => {
  refuse();
  startTags(document);
  await afterTenSeconds();
  expect(container()).toBeNull();
});

it('none is loaded once an answer told of a child', async () => {
  startTags(document);
  stopTracking();
  await afterTenSeconds();
  expect(container()).toBeNull();
});

it('one that is there already hears that nothing is agreed to any more', async () => {
  startTags(document);
  await afterTenSeconds();
  stopTracking();
  await vi.dynamicImportSettled();
  const last = window.dataLayer?.at(-1) as IArguments;
  expect([last[0], last[1]]).toEqual(['consent', 'update']);
  expect(Object.values(last[2])).toEqual(['denied', 'denied', 'denied', 'denied']);
});
