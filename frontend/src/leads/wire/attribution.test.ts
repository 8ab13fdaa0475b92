import { beforeEach, describe, expect, it, vi } from 'vitest';
import { campaignFacts, firstTouch, lastTouch, recordTouch } from '@/tracking/attribution';
import { savePrivacyChoice } from '@/tracking/privacy';
import cases from '../../../../sehat/leads/tests/touch_cases.json';
import { attribution } from './attribution';

const HOST = 'https://site.example';
const arrive = (path: string, referrer = '') => recordTouch(new URL(HOST + path), referrer);
/** Another page of the same browser: what the page before held in memory is gone. */
const goOn = (path = '/doctors') => arrive(path, `${HOST}/`);
const DAY = 24 * 3600 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] });
  goOn();
});

describe('where a visitor came from', () => {
  it.each(cases)('by cases both sides agree on: $why', ({ address, fields }) => {
    arrive(address);
    const { firstTouch: first, lastTouch: last, ...found } = attribution();
    expect(found).toEqual(fields);
    expect([first === undefined, last === undefined]).toEqual(
      Array(2).fill(Object.keys(fields).length === 0),
    );
  });

  it('survives clicks, and a return the next day in another tab', () => {
    arrive('/condition/piles?utm_source=news&gclid=Cj0');
    goOn();
    expect(attribution()).toMatchObject({ Zutm_sourcedata: 'news', GCLID: 'Cj0' });
    sessionStorage.clear();
    vi.setSystemTime(Date.now() + DAY);
    arrive('/');
    expect(attribution()).toMatchObject({ Zutm_sourcedata: 'news', GCLID: 'Cj0' });
  });

  it('tells the first arrival from the last', () => {
    arrive('/?utm_source=news');
    vi.setSystemTime(Date.now() + DAY);
    arrive('/condition/piles?utm_source=google&utm_campaign=july');
    goOn();
    expect(firstTouch()).toMatchObject({ utm_source: 'news', path: '/' });
    expect(lastTouch()).toMatchObject({ utm_source: 'google', path: '/condition/piles' });
    expect(attribution().Zutm_campaigndata).toBe('july');
  });

  it('expires after ninety days', () => {
    arrive('/?utm_source=news');
    sessionStorage.clear();
    vi.setSystemTime(Date.now() + 91 * DAY);
    goOn();
    expect(attribution()).toEqual({});
    arrive('/?utm_source=google');
    expect(firstTouch()).toMatchObject({ utm_source: 'google' });
  });

  it('stores the host that linked here, never its address', () => {
    arrive('/', 'https://search.example/q?name=asha');
    expect(lastTouch()).toMatchObject({ referrer: 'search.example' });
    expect(JSON.stringify(attribution())).not.toContain('asha');
    expect(campaignFacts().source).toBe('search.example');
  });

  it.each([
    'not json',
    '"text"',
    '[]',
    '{"at":5}',
    '{"at":"never"}',
    'null',
    `{"at":"2026-11-21T09:00:00Z","gclid":{"x":1},"unknown":"y"}`,
  ])('takes no harm from corrupt storage: %s', (text) => {
    localStorage.setItem('first-touch', text);
    localStorage.setItem('last-touch', text);
    sessionStorage.setItem('last-touch', text);
    goOn();
    expect(() => attribution()).not.toThrow();
    expect(JSON.stringify(attribution())).not.toContain('unknown');
  });

  it('works on the page itself when storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    arrive('/?utm_source=news');
    expect(attribution().Zutm_sourcedata).toBe('news');
  });

  it.each([
    ['the browser says so', () => vi.stubGlobal('navigator', { globalPrivacyControl: true })],
    ['Do Not Track is on', () => vi.stubGlobal('navigator', { doNotTrack: '1' })],
    ['they refused', () => savePrivacyChoice({ measuring: false, advertising: false })],
  ])('stores nothing of a visitor who opted out: %s', (_, optOut) => {
    optOut();
    arrive('/?utm_source=news');
    expect(localStorage.getItem('first-touch')).toBeNull();
    expect(sessionStorage.getItem('last-touch')).toBeNull();
    goOn();
    expect(attribution()).toEqual({});
  });

  it.each([
    ['/request/status/SP-204:signed', '/request/status'],
    ['/request/status/SP-204:signed/call.ics?utm_source=sms', '/request/status'],
    ['/request/status', '/request/status'],
    ['/request', '/request'],
    ['/condition/request/status/x', '/condition/request/status/x'],
  ])(
    'tells no CRM the signed address of a request that was opened from a mail: %s',
    (path, told) => {
      arrive(path, 'https://mail.example/');
      const { firstTouch: first, lastTouch: last } = attribution();
      expect([first?.path, last?.path]).toEqual([told, told]);
      expect(last?.referrer).toBe('mail.example');
    },
  );

  it('cuts between letters, never within one', () => {
    arrive(`/?utm_source=${'🩺'.repeat(300)}`);
    expect(attribution().Zutm_sourcedata).toBe('🩺'.repeat(200));
  });
});
