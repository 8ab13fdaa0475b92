import { describe, expect, it } from 'vitest';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import ThankyouPage from './thankyou-page';
import { marketing, unsent, usual, withReference, withStatus } from './thankyou-page.example';

describe('thank you', () => {
  const page = renderPage(ThankyouPage, usual, shell);

  it.each(Object.entries({ usual, unsent, withReference, withStatus, marketing }))(
    '%s keeps the rules',
    (_, props) => {
      expect(brokenRules(renderPage(ThankyouPage, props, shell))).toEqual([]);
    },
  );

  it('knows nobody: the script fills what is hidden', () => {
    const slots = [...page.querySelectorAll<HTMLElement>('[data-thankyou]')];
    expect(slots.map((slot) => slot.dataset.thankyou)).toEqual([
      ...['name', 'mobile', 'sent', 'reference', 'for', 'status', 'calendar', 'success'],
    ]);
    const hidden = slots.filter((slot) => slot.hasAttribute('hidden'));
    expect(hidden.length).toBe(slots.length - 1);
    // The line of the time has its height from the start, so that nothing moves.
    expect(page.querySelector('[data-thankyou="sent"]')?.textContent).toBe('\u00a0');
  });

  it('ends its sentences as Hindi does, also without a promise', () => {
    const props = { ...usual, callbackPromise: '' };
    const hindi = renderPage(ThankyouPage, props, shellWith({}, 'hi'));
    expect(words(hindi.querySelector('h1 [data-sent]'))).toMatch(/ जी। आपका अनुरोध हमें मिल गया है।$/);
    expect(words(hindi.querySelector('.lead'))).toMatch(/।$/);
    expect(words(hindi.querySelector('.lead'))).not.toMatch(/[,.]/);
  });

  it('breaks no line between an hour and its half of the day, wherever a promise stands', () => {
    const promise = 'tomorrow between 4 pm and 8 pm';
    const props = {
      ...usual,
      callbackPromise: promise,
      promises: { 'Later 4-8': promise },
      steps: usual.steps.map((step) => ({ ...step, text: `We call ${promise}.` })),
    };
    const page = renderPage(ThankyouPage, props, shell);
    const whole = 'tomorrow between 4\u00a0pm and 8\u00a0pm';
    const told = [...page.querySelectorAll('[data-promised]')];
    for (const place of told) expect(place.textContent).toContain(whole);
    const root = page.querySelector<HTMLElement>('[data-promises]');
    expect(root?.dataset.promise).toBe(whole);
    expect(root?.dataset.promises).toBe(JSON.stringify({ 'Later 4-8': whole }));
    expect(told).not.toEqual([]);
  });

  it('leads home in the language of the page', () => {
    const page = shellWith({}, 'hi');
    const hindi = { ...page, brand: { ...page.brand, homeUrl: '/hi' } };
    const links = [...renderPage(ThankyouPage, usual, hindi).querySelectorAll('a')];
    const home = links.find((link) => words(link) === 'मुख्य पन्ने पर जाएँ');
    expect(home?.getAttribute('href')).toBe('/hi');
  });

  it('has what happens next before the questions', () => {
    const all = words(renderPage(ThankyouPage, marketing, shell));
    expect(all.indexOf('What happens next')).toBeLessThan(all.indexOf('Quick questions'));
  });

  it('shows a reference that the server knows', () => {
    const slot = renderPage(ThankyouPage, withReference, shell).querySelector(
      '[data-thankyou="reference"]',
    );
    expect(words(slot?.querySelector('dd') ?? null)).toBe('SP-204 518');
    expect(slot?.hasAttribute('hidden')).toBe(false);
  });

  it('thanks nobody for nothing, and leads to what was sent and to the form', () => {
    const came = renderPage(ThankyouPage, unsent, shellWith({}, 'hi'));
    for (const hidden of came.querySelectorAll('[hidden]')) hidden.remove();
    expect(words(came.querySelector('h1'))).toBe('यहाँ से कोई अनुरोध नहीं भेजा गया');
    expect(words(came)).not.toMatch(/मिल गया|आगे क्या होगा/);
    const ways = [...came.querySelectorAll('a.btn')].map((way) => way.getAttribute('href'));
    expect(ways).toEqual(['/hi/my-requests', '/hi/request?purpose=callback']);
  });

  it('says received, never booked', () => {
    expect(words(page)).not.toMatch(/booked|confirmed/i);
    expect([...page.querySelectorAll('.journey li')].map((li) => li.className)).toEqual([
      'is-done',
      'is-now',
      '',
    ]);
  });

  it('leads to the page of the request where the server knows it', () => {
    const place = renderPage(ThankyouPage, withStatus, shell).querySelector(
      '[data-thankyou="status"]',
    );
    expect(place?.hasAttribute('hidden')).toBe(false);
    expect(place?.querySelector('a')?.getAttribute('href')).toBe('/request/status/SP-204:signed');
  });

  it('asks and tells of a plan only when it is wanted', () => {
    expect(words(page)).not.toContain('WhatsApp number');
    const more = renderPage(ThankyouPage, marketing, shell);
    expect(words(more)).toContain('the choices in Urology with you');
    expect(words(more)).toContain('Call +91 11 4000 0000');
    const survey = more.querySelector<HTMLFormElement>('form');
    expect(survey?.hasAttribute('hidden')).toBe(true);
    expect([...more.querySelectorAll('legend')].map(words)).toHaveLength(2);
    expect(more.querySelectorAll('[required]')).toHaveLength(0);
  });
});
