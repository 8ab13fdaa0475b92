import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shell } from '@/testing/examples/shell';
import { firstTouch, lastTouch, recordTouch } from './attribution';
import { savePrivacyChoice } from './privacy';
import { loadTags } from './tag-manager';
import { startTags } from './tags';
import { sendVisit } from './visit';
import { setVisitorId } from './visitor-id';

const STEP = new URL('https://site.example/doctors');
const arrive = (source: string) =>
  recordTouch(new URL(`https://site.example/?utm_source=${source}`), '');
const step = () => recordTouch(STEP, STEP.href);

/** A page of this site, seen as this variant. */
function showPage(more: Partial<typeof shell.context> = {}): void {
  const block = document.createElement('script');
  Object.assign(block, { id: 'page-form', type: 'application/json' });
  block.textContent = JSON.stringify({ form: shell.form, context: { ...shell.context, ...more } });
  document.body.append(block);
}

describe('how somebody came', () => {
  it('is told of this tab, whatever another tab has come by since', () => {
    arrive('news');
    localStorage.setItem('last-touch', JSON.stringify({ at: new Date(), utm_source: 'another' }));
    step();
    expect(lastTouch()?.utm_source).toBe('news');
  });

  it('is told no more once they opted out, though it was stored before', () => {
    arrive('news');
    step();
    savePrivacyChoice({ measuring: false, advertising: false });
    expect([firstTouch(), lastTouch()]).toEqual([null, null]);
  });

  it('is told of this very page all the same: the address says it', () => {
    savePrivacyChoice({ measuring: false, advertising: false });
    arrive('news');
    expect(lastTouch()?.utm_source).toBe('news');
    expect(localStorage.getItem('last-touch')).toBeNull();
  });
});

describe('the number of a visitor', () => {
  it('is given to nobody whose browser refuses', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    setVisitorId();
    expect(document.cookie).not.toMatch(/visitorid=\d/);
  });
});

describe('the variant that was seen', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
    history.replaceState(null, '', '/campaigns/piles');
  });

  it('is seen again: at this address, and at no other', () => {
    showPage({ pageVariant: 'b' });
    sendVisit();
    expect(document.cookie).toContain('variant=b');
    history.replaceState(null, '', '/campaigns/knee');
    expect(document.cookie).not.toMatch(/variant=[a-z]/);
    history.replaceState(null, '', '/campaigns/piles'); // where the cookie of this test is taken back
  });

  it('leaves nothing behind where a page has none', () => {
    showPage({ pageVariant: '' });
    sendVisit();
    expect(document.cookie).not.toMatch(/variant=[a-z]/);
  });
});

describe('a tag', () => {
  it('reads the type of a page where it would read its address, and nothing of the page before', () => {
    history.replaceState(null, '', '/condition/piles?utm_campaign=piles');
    loadTags('GTM-TEST1', { measuring: true, advertising: false }, { pageType: 'Home' });
    const told = (window.dataLayer ?? []) as IArguments[];
    const set = told.find((one) => one[0] === 'set')?.[1] as Record<string, string>;
    expect(set).toEqual({
      page_location: `${location.origin}/Home`,
      page_referrer: '',
      page_title: 'Home',
    });
    delete window.dataLayer;
  });

  it('waits its ten seconds for who agrees at once as well', async () => {
    vi.useFakeTimers();
    document.body.innerHTML = `<section data-privacy="GTM-TEST1">
      <button data-privacy-answer="accept"></button>
      <input type="checkbox" data-privacy-choice="measuring"></section>`;
    showPage({ pageType: 'Home' });
    startTags(document);
    document.querySelector<HTMLElement>('[data-privacy-answer]')?.click();
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.dynamicImportSettled();
    expect(document.querySelector('script[data-tags]')).toBeNull();
  });
});

describe('the link to the choices', () => {
  it('leads to no other page where they can be opened, folded for who has chosen nothing', () => {
    document.body.innerHTML = `<a href="/privacy" data-privacy-open="">Privacy choices</a>
      <section data-privacy="" hidden><h2 tabindex="-1"></h2>
      <fieldset id="privacy-which"></fieldset></section>`;
    startTags(document);
    const press = () => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      document.querySelector('a')?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const which = document.querySelector<HTMLElement>('#privacy-which');
    expect([press(), which?.hidden]).toEqual([true, true]);
    savePrivacyChoice({ measuring: true, advertising: false });
    expect([press(), which?.hidden]).toEqual([true, false]);
  });
});
