import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaptchaWidget } from '@/contract/types';
import { lateAnswer } from '@/testing/late-answer';
import { startCaptcha, tokenOf } from './captcha';

let count = 0;
/** Each test has a script of its own: a page loads one once. */
const of = (vendor: CaptchaWidget['vendor']): CaptchaWidget => {
  count += 1;
  return { vendor, siteKey: 'public key', scriptUrl: `https://vendor.example/lib-${count}.js` };
};
const asked: string[] = [];
let comes: 'load' | 'error' = 'load';

beforeEach(() => {
  asked.length = 0;
  comes = 'load';
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes as HTMLScriptElement[]) {
      asked.push(node.src);
      const event = comes;
      queueMicrotask(() => node.dispatchEvent(new Event(event)));
    }
  });
});
afterEach(() => {
  delete window.turnstile;
  delete window.grecaptcha;
});

/** The vendor's widget, as far as we call it. `give` and `expire` are what it calls. */
function turnstile() {
  const heard: Record<string, (token: string) => void> = {};
  const reset = vi.fn();
  window.turnstile = {
    render: (_, options) => Object.assign(heard, options) && 'widget',
    reset,
  };
  return {
    reset,
    give: (token: string) => heard.callback?.(token),
    expire: () => heard['expired-callback']?.(''),
    fail: () => heard['error-callback']?.('300030'),
    refuse: () => heard['unsupported-callback']?.(''),
  };
}
const place = () => document.createElement('div');

describe('a token', () => {
  it('that comes while nobody waits is given to the first who asks', async () => {
    const vendor = turnstile();
    const source = startCaptcha(of('turnstile'), place());
    await source;
    vendor.give('first');
    expect(await tokenOf(source)).toBe('first');
    expect(vendor.reset).not.toHaveBeenCalled();
  });

  it('counts once: who asks again gets another', async () => {
    const vendor = turnstile();
    const source = startCaptcha(of('turnstile'), place());
    await source;
    vendor.give('first');
    await tokenOf(source);
    const second = tokenOf(source);
    await vi.waitFor(() => expect(vendor.reset).toHaveBeenCalledOnce());
    vendor.give('second');
    expect(await second).toBe('second');
  });

  it('is not waited for where the vendor says that none will come', async () => {
    const vendor = turnstile();
    const source = startCaptcha(of('turnstile'), place());
    await source;
    const token = tokenOf(source, 3_600_000);
    await source.then(() => undefined);
    vendor.fail();
    expect(await token).toBe('');
  });

  it('is not waited for in a browser that the vendor does not serve', async () => {
    const vendor = turnstile();
    const source = startCaptcha(of('turnstile'), place());
    await source;
    const token = tokenOf(source, 3_600_000);
    await source.then(() => undefined);
    vendor.refuse();
    expect(await token).toBe('');
  });

  it('is not waited for where the vendor said so before anybody asked', async () => {
    const vendor = turnstile();
    const source = startCaptcha(of('turnstile'), place());
    await source;
    vendor.refuse();
    expect(await tokenOf(source, 3_600_000)).toBe('');
    expect(await tokenOf(source, 3_600_000)).toBe('');
  });

  it('that expired while the form was filled in is not sent: the next one is', async () => {
    const vendor = turnstile();
    const source = startCaptcha(of('turnstile'), place());
    await source;
    vendor.give('old');
    vendor.expire();
    const token = tokenOf(source);
    await source.then(() => undefined);
    vendor.give('new');
    expect(await token).toBe('new');
  });

  it('that does not come in time keeps no form waiting', async () => {
    vi.useFakeTimers();
    turnstile();
    const token = tokenOf(startCaptcha(of('turnstile'), place()));
    await vi.advanceTimersByTimeAsync(2000);
    expect(await token).toBe('');
  });

  it('that comes after a form has gone without it is that of the next send', async () => {
    vi.useFakeTimers();
    const vendor = turnstile();
    const source = startCaptcha(of('turnstile'), place());
    const first = tokenOf(source);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await first).toBe('');
    vendor.give('solved'); // somebody had to look at pictures
    expect(await tokenOf(source)).toBe('solved');
    expect(vendor.reset).not.toHaveBeenCalled();
    void tokenOf(source);
    await vi.waitFor(() => expect(vendor.reset).toHaveBeenCalledOnce());
  });

  it('that took the place of one that expired is that of the next send', async () => {
    const vendor = turnstile();
    const source = startCaptcha(of('turnstile'), place());
    await source;
    vendor.give('first');
    expect(await tokenOf(source, 1)).toBe('first');
    await tokenOf(new Promise(() => undefined), 5); // until that patience is over as well
    vendor.expire();
    vendor.give('renewed');
    expect(await tokenOf(source)).toBe('renewed');
    expect(vendor.reset).not.toHaveBeenCalled();
  });

  it('is none where a script is not what its vendor says, or gives none', async () => {
    expect(await tokenOf(startCaptcha(of('turnstile'), place()))).toBe('');
    window.grecaptcha = {
      ready: (then) => then(),
      execute: () => Promise.reject(new Error('no token')),
    };
    expect(await tokenOf(startCaptcha(of('recaptcha'), place()))).toBe('');
  });
});

describe('the script of a captcha', () => {
  it('is asked for once by two forms of a page, also while it is on its way', async () => {
    turnstile();
    const captcha = of('turnstile');
    await Promise.all([startCaptcha(captcha, place()), startCaptcha(captcha, place())]);
    expect(asked).toEqual([`${captcha.scriptUrl}?render=explicit`]);
  });

  it('that did not come is asked for again by the next form', async () => {
    turnstile();
    const captcha = of('turnstile');
    comes = 'error';
    expect(await tokenOf(startCaptcha(captcha, place()))).toBe('');
    comes = 'load';
    await startCaptcha(captcha, place());
    expect(asked).toHaveLength(2);
  });

  it('that failed takes nothing from the one that was asked for after it', async () => {
    vi.useFakeTimers();
    turnstile();
    const captcha = of('turnstile');
    comes = 'error';
    await tokenOf(startCaptcha(captcha, place()));
    comes = 'load';
    await startCaptcha(captcha, place());
    await vi.advanceTimersByTimeAsync(10_000);
    await startCaptcha(captcha, place());
    expect(asked).toHaveLength(2);
  });

  it('of reCAPTCHA is asked for with the key of the site, and waited for until it is ready', async () => {
    const ready = lateAnswer<void>();
    window.grecaptcha = {
      ready: (then) => void ready.call().then(then),
      execute: async (siteKey) => `token of ${siteKey}`,
    };
    const captcha = of('recaptcha');
    const token = tokenOf(startCaptcha(captcha, place()));
    ready.come();
    expect(await token).toBe('token of public key');
    expect(asked).toEqual([`${captcha.scriptUrl}?render=public%20key`]);
  });
});
