import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serve } from '@/testing/fake-server';
import { sendAsPerson } from './challenge';

const SIGNUP = '/users/v1/user/signup';
let count = 0;
let comes: 'load' | 'error' | 'stuck' = 'load';

beforeEach(() => {
  comes = 'load';
  vi.useFakeTimers();
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes as HTMLElement[])
      queueMicrotask(() => node.dispatchEvent(new Event(comes)));
  });
});
afterEach(() => {
  delete window.turnstile;
});

/** A server that believes nobody, whatever the token. */
function unbelieving() {
  count += 1;
  const scriptUrl = `https://vendor.example/late-${count}.js`;
  const captcha = JSON.stringify({ vendor: 'turnstile', scriptUrl, siteKey: 'public-key' });
  return serve({
    [SIGNUP]: () => Response.json({ status: { code: 428 } }, { status: 428, headers: { captcha } }),
  });
}
function vendor(give: (tell: (token: string) => void) => void) {
  window.turnstile = {
    render: (_, options) => {
      give(options.callback as (token: string) => void);
      return 'widget';
    },
    reset: () => undefined,
  };
}

it('who does nothing about the captcha is told of the refusal after a minute, and it is gone', async () => {
  vendor(() => undefined);
  const calls = unbelieving();
  const answer = sendAsPerson(SIGNUP, { method: 'POST', body: {} });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(document.body.childElementCount).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect((await answer)?.status).toBe(428);
  expect(document.body.childElementCount).toBe(0);
  expect(calls).toHaveLength(1);
});

it('a token that the server does not take is not followed by another captcha for ever', async () => {
  vendor((tell) => tell('token'));
  const calls = unbelieving();
  expect((await sendAsPerson(SIGNUP, { method: 'POST', body: {} }))?.status).toBe(428);
  expect(calls).toHaveLength(2);
});

it('a vendor whose script is blocked leaves the refusal, and nothing on the page', async () => {
  comes = 'error';
  unbelieving();
  expect((await sendAsPerson(SIGNUP, { method: 'POST', body: {} }))?.status).toBe(428);
  expect(document.body.childElementCount).toBe(0);
});

it('a vendor whose script neither comes nor fails is not waited for as long as a visitor is', async () => {
  comes = 'stuck';
  unbelieving();
  const answer = sendAsPerson(SIGNUP, { method: 'POST', body: {} });
  await vi.advanceTimersByTimeAsync(8000);
  expect((await answer)?.status).toBe(428);
  expect(document.body.childElementCount).toBe(0);
});

it('a script that came is there for good, also after the time it had', async () => {
  vendor(() => undefined);
  unbelieving();
  const answer = sendAsPerson(SIGNUP, { method: 'POST', body: {} });
  await vi.advanceTimersByTimeAsync(8000);
  expect(document.body.childElementCount).toBe(1);
  await vi.advanceTimersByTimeAsync(52_000);
  await answer;
});

it('without a network there is nothing to be asked', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendAsPerson(SIGNUP, { method: 'POST', body: {} })).toBeNull();
});

it('of two dialogs the captcha stands in the upper one: the lower one takes no touch', async () => {
  document.body.innerHTML = '<dialog open id="search"></dialog><dialog open id="form"></dialog>';
  vendor(() => undefined);
  unbelieving();
  const answer = sendAsPerson(SIGNUP, { method: 'POST', body: {} });
  await vi.advanceTimersByTimeAsync(0);
  const held = [...document.querySelectorAll('dialog')].map((dialog) => dialog.childElementCount);
  expect(held).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  await answer;
});
