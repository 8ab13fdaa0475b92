import { beforeEach, describe, expect, it, vi } from 'vitest';
import { afterVisible } from '@/lib/after-visible';
import { shell } from '@/testing/examples/shell';
import { firstTouch, lastTouch, recordTouch } from './attribution';
import { savePrivacyChoice, stopTracking } from './privacy';
import { sendClick, sendVisit } from './visit';

const sent = vi.fn<typeof fetch>();
const visitor = () => /visitorid=(\d+)/.exec(document.cookie)?.[1];

beforeEach(() => {
  const block = document.createElement('script');
  block.id = 'page-form';
  block.type = 'application/json';
  const condition = { id: 7, name: 'Gallstones', nameHi: '' };
  const subject = { ...shell.context.subject, condition };
  const context = { ...shell.context, subject, pageVariant: 'b' };
  block.textContent = JSON.stringify({ form: shell.form, context });
  document.body.replaceChildren(block);
  sent.mockReset().mockResolvedValue(new Response('{}'));
  vi.stubGlobal('fetch', sent);
  recordTouch(new URL(location.href), location.href);
});

describe('a call or a chat that is begun', () => {
  const link = (href: string) => {
    const made = Object.assign(document.createElement('a'), { href });
    made.dataset.trackingId = 'piles-1';
    return made;
  };

  it.each([
    ['tel:+911140000000', 'CALL'],
    ['https://wa.me/919876543210?text=Hi', 'CHAT'],
  ])('is counted with its tracking id: %s', (href, kind) => {
    sendClick(link(href));
    const [url, options] = sent.mock.calls[0] ?? [];
    expect(url).toContain(`eventType=${kind}`);
    expect(JSON.parse(String(options?.body))).toMatchObject({
      tracking_id: 'piles-1',
      path: '/condition/gallstones',
    });
    expect(new Headers(options?.headers).get('visitorid')).toMatch(/^\d+$/);
  });

  it('is not counted of who opted out', () => {
    savePrivacyChoice({ measuring: false, advertising: true });
    sendClick(link('tel:112'));
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('the visit', () => {
  it('is the call of the specification, with facts of the page and the campaign', () => {
    recordTouch(new URL('https://site.example/x?utm_source=news&utm_campaign=july'), '');
    sendVisit();
    const [url, options] = sent.mock.calls[0] ?? [];
    expect(url).toBe('/timeline/events/timeline?objectType=Condition&objectId=7&eventType=GET&ip=');
    expect(options).toMatchObject({ method: 'POST', keepalive: true });
    expect(JSON.parse(String(options?.body))).toEqual({
      path: '/condition/gallstones',
      variant: 'b',
      city: 'Delhi NCR',
      source: 'news',
      medium: '',
      campaign: 'july',
    });
  });

  const told = () => JSON.parse(String(sent.mock.calls[0]?.[1]?.body));
  const showing = (more: object) => {
    const context = { ...shell.context, ...more };
    const block = document.getElementById('page-form') as HTMLElement;
    block.textContent = JSON.stringify({ form: shell.form, context });
  };

  it.each([
    ['?source=fb&medium=paid&campaignid=7', '', { source: 'fb', medium: 'paid', campaign: '7' }],
    ['?utm_source=a&source=b&utm_campaign=c&campaignid=d', '', { source: 'a', campaign: 'c' }],
    ['?utm_medium=cpc', 'https://www.google.com/', { source: 'www.google.com', medium: 'cpc' }],
    ['', 'android-app://com.whatsapp/', { source: 'com.whatsapp', medium: '', campaign: '' }],
    ['', 'https://site.example/blog', { source: '', medium: '', campaign: '' }],
  ])('says how its visitor came, by %s from “%s”', (query, referrer, came) => {
    sessionStorage.clear();
    localStorage.clear();
    recordTouch(new URL(`https://site.example/x${query}`), referrer);
    sendVisit();
    expect(told()).toMatchObject(came);
  });

  it('of a page of no city is of the city that the address names', () => {
    showing({ subject: { ...shell.context.subject, city: null } });
    recordTouch(new URL('https://site.example/x?utm_source=news&city=pune'), '');
    sendVisit();
    expect(told().city).toBe('pune');
  });

  it('of a page that the directory has no row of is told by the name in its address', () => {
    const none = { doctor: null, hospital: null, treatment: null, condition: null };
    const subject = { ...shell.context.subject, ...none, department: null };
    showing({ subject, path: `/blog/${'long-name-'.repeat(6)}` });
    sendVisit();
    const id = new URL(String(sent.mock.calls[0]?.[0]), location.href).searchParams.get('objectId');
    expect(id).toBe('long-name-'.repeat(4));
  });

  it('of a doctor is one of the doctor, whatever they treat', () => {
    const preset = (id: number) => ({ id, name: 'x', nameHi: '' });
    showing({ subject: { ...shell.context.subject, doctor: preset(3), condition: preset(7) } });
    sendVisit();
    expect(sent.mock.calls[0]?.[0]).toContain('objectId=3&');
  });

  it('gives the visitor a number of digits, the time first, and stores it', () => {
    sendVisit();
    const number = visitor() ?? '';
    expect(number).toMatch(/^\d{19}$/);
    expect(Math.abs(Number(number.slice(0, 13)) - Date.now())).toBeLessThan(60_000);
    sendVisit();
    expect(visitor()).toBe(number);
  });

  it.each([
    ['opted out', () => vi.stubGlobal('navigator', { globalPrivacyControl: true })],
    ['refused', () => savePrivacyChoice({ measuring: false, advertising: true })],
    ['said that it is about a child', () => stopTracking()],
  ])('is not told of who %s, and no number is given', (_, optOut) => {
    optOut();
    sendVisit();
    expect(sent).not.toHaveBeenCalled();
    expect(visitor()).toBeUndefined();
  });

  it('clears the number of who refuses later', () => {
    sendVisit();
    savePrivacyChoice({ measuring: false, advertising: false });
    expect(visitor()).toBeUndefined();
  });

  it('does not mind a call that fails', async () => {
    sent.mockRejectedValue(new Error('offline'));
    expect(() => sendVisit()).not.toThrow();
    await Promise.resolve();
  });
});

describe('one second after the page is seen', () => {
  function page(state: { prerendering?: boolean; visibilityState?: string }) {
    return Object.assign(new EventTarget(), { visibilityState: 'visible', ...state });
  }
  const run = (target: object) => {
    const then = vi.fn();
    vi.useFakeTimers();
    afterVisible(target as Document, 1000, then);
    return then;
  };

  it('is not a moment earlier', () => {
    const then = run(page({}));
    vi.advanceTimersByTime(999);
    expect(then).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(then).toHaveBeenCalledOnce();
  });

  it('waits for a page that is prerendered, and for a tab behind', () => {
    const target = page({ prerendering: true, visibilityState: 'hidden' });
    const then = run(target);
    vi.advanceTimersByTime(5000);
    Object.assign(target, { prerendering: false });
    target.dispatchEvent(new Event('prerenderingchange'));
    vi.advanceTimersByTime(5000);
    expect(then).not.toHaveBeenCalled();
    Object.assign(target, { visibilityState: 'visible' });
    target.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(1000);
    expect(then).toHaveBeenCalledOnce();
  });
});

describe('an arrival that was stored', () => {
  const DAY = 24 * 3600 * 1000;
  const arrive = (daysAgo: number) => {
    const at = new Date(Date.now() - daysAgo * DAY).toISOString();
    localStorage.setItem('first-touch', JSON.stringify({ at, utm_source: 'news' }));
    localStorage.setItem('last-touch', JSON.stringify({ at, utm_source: 'news' }));
  };

  it.each([
    ['of now', 0, 'news'],
    ['of 89 days ago', 89, 'news'],
    ['of 91 days ago', 91, undefined],
    ['of a clock that was a year ahead', -365, undefined],
  ])('counts for 90 days: one %s', (_, daysAgo, source) => {
    arrive(daysAgo);
    expect([firstTouch()?.utm_source, lastTouch()?.utm_source]).toEqual([source, source]);
  });

  it.each(['', 'yesterday', '{}', 'null'])(
    'at a moment that is none, %j, counts for nothing',
    (at) => {
      localStorage.setItem('first-touch', JSON.stringify({ at, utm_source: 'news' }));
      expect(firstTouch()).toBeNull();
    },
  );

  it('gives way to the next one where it is of a clock that was a year ahead', () => {
    arrive(-365);
    recordTouch(new URL('https://site.example/x?utm_source=radio'), '');
    expect(firstTouch()?.utm_source).toBe('radio');
  });
});
