import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shell } from '@/testing/examples/shell';
import { recordTouch } from './attribution';
import { savePrivacyChoice } from './privacy';
import { pushTag } from './tag-manager';
import { startTags } from './tags';

/** The list of docs/gateways.md, Tag manager. */
const text = readFileSync(resolve(process.cwd(), '../docs/gateways.md'), 'utf8');
const [, listed = ''] = /- never told: ([^#]+?)\n\n/.exec(text) ?? [];
const NEVER = listed.split(/,\s+/).map((name) => name.trim());
const SECRET = 'gallstones-secret';

function pageOf(pageType: string): void {
  const context = { ...shell.context, pageType };
  document.body.innerHTML = `<section data-privacy="GTM-TEST1"></section>
    <script type="application/json" id="page-form">${JSON.stringify({ context })}</script>`;
}

async function tenSecondsAt(address: string): Promise<void> {
  history.replaceState(null, '', address);
  recordTouch(new URL(location.href), '');
  startTags(document);
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.dynamicImportSettled();
}

const container = () => document.querySelector('script[data-tags]');
const events = () =>
  (window.dataLayer ?? []).flatMap((one) => (one as { event?: string }).event ?? []);
const told = () =>
  JSON.stringify((window.dataLayer ?? []).map((one) => Object.values(one as object)));

beforeEach(() => {
  pageOf('Home');
  savePrivacyChoice({ measuring: true, advertising: true });
  vi.useFakeTimers();
});
afterEach(() => {
  delete window.dataLayer;
  history.replaceState(null, '', '/');
});

describe('what may never leave', () => {
  it('is a list', () => {
    expect(NEVER).toEqual(
      expect.arrayContaining(['name', 'mobile', 'email', 'query', 'condition']),
    );
    expect(NEVER.length).toBeGreaterThan(25);
  });

  it.each(NEVER)('is no value of a push: %s', (name) => {
    pushTag({ event: 'page_view', [name]: SECRET });
    expect(window.dataLayer).toEqual([{ event: 'page_view' }]);
  });

  it.each(NEVER)('is in no address that a tag can read: %s', async (name) => {
    await tenSecondsAt(`/x?gclid=1&${name}=${SECRET}`);
    if (container()) expect(location.href).not.toContain(SECRET);
    expect(told()).not.toContain(SECRET);
  });
});

describe('the page of a condition, a treatment or what it costs', () => {
  it.each([
    'Condition',
    'Treatment',
    'Treatment_City',
    'costpage',
    'Test',
    'Blog',
    'Video',
    'Error',
    'Search',
    'Chat',
  ])('is seen by no tag, as its address names it: %s', async (pageType) => {
    pageOf(pageType);
    await tenSecondsAt('/condition/piles');
    expect(container()).toBeNull();
    expect(window.dataLayer).toBeUndefined();
  });

  it('is told of where the visitor goes on, as one page among others', async () => {
    pageOf('Marketing');
    await tenSecondsAt('/campaigns/camp');
    expect(container()).not.toBeNull();
  });
});

describe('the page of one’s own request', () => {
  it.each(['', '/guide', '?done=callback', '?gclid=1'])(
    'is seen by no tag: who has its address may change the request; %j',
    async (rest) => {
      pageOf('Thankyou');
      await tenSecondsAt(`/request/status/SP-204:${SECRET}${rest}`);
      expect(container()).toBeNull();
      expect(window.dataLayer).toBeUndefined();
    },
  );

  it('is one with its reference and signature alone: the form of a request is seen', async () => {
    pageOf('Service');
    await tenSecondsAt('/request');
    expect(container()).not.toBeNull();
  });
});

describe('a visit that an advertisement paid for', () => {
  it('is measured, its own words taken out of the address first', async () => {
    await tenSecondsAt('/x?utm_source=google&utm_campaign=piles&keyword=piles&gclid=1&network=g');
    expect(container()).not.toBeNull();
    expect(location.search).toBe('?utm_source=google&gclid=1&network=g');
  });

  it('keeps the address of a filtered list, where no tag is loaded', async () => {
    await tenSecondsAt('/x?gclid=1&fee=mid');
    expect(container()).toBeNull();
    expect(location.search).toBe('?gclid=1&fee=mid');
  });
});

describe('a request', () => {
  const address = '/thankyou?isquicksurvey=1&isplanfeature=1&department=Urology&source=Marketing';

  it('of a campaign is told as any other, without its department', async () => {
    sessionStorage.setItem('lead_untold', '1');
    pageOf('Thankyou');
    await tenSecondsAt(address);
    expect(events()).toContain('lead_sent');
    expect(location.search).not.toContain('Urology');
  });

  it('is told once, on the next page if /thankyou was left too soon', async () => {
    sessionStorage.setItem('lead_untold', '1');
    pageOf('Insurance');
    await tenSecondsAt('/insurance');
    await tenSecondsAt('/insurance');
    expect(events().filter((event) => event === 'lead_sent')).toHaveLength(1);
  });

  it('of who allowed no advertising is not told, nor after it is allowed', async () => {
    sessionStorage.setItem('lead_untold', '1');
    pageOf('Thankyou');
    savePrivacyChoice({ measuring: true, advertising: false });
    await tenSecondsAt(address);
    expect(events()).toContain('page_view');
    savePrivacyChoice({ measuring: true, advertising: true });
    await tenSecondsAt('/insurance');
    expect(events()).not.toContain('lead_sent');
  });
});
