import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Call, serve } from '@/testing/fake-server';
import { sendAsPerson } from './challenge';

const SIGNUP = '/users/v1/user/signup';
let count = 0;

/** Refuses whoever brings no token; each test has a script of the vendor's of its own. */
function challenging(said?: string): Call[] {
  count += 1;
  const scriptUrl = `https://vendor.example/challenge-${count}.js`;
  const captcha = said ?? JSON.stringify({ vendor: 'turnstile', scriptUrl, siteKey: 'public-key' });
  const calls: Call[] = serve({
    [SIGNUP]: () =>
      calls.at(-1)?.headers?.['Captcha-Token'] === 'token'
        ? Response.json({ status: { code: 200 } })
        : Response.json({ status: { code: 428 } }, { status: 428, headers: { Captcha: captcha } }),
  });
  return calls;
}

/** The vendor's script, which believes the visitor at once. */
beforeEach(() => {
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes)
      queueMicrotask(() => (node as HTMLElement).dispatchEvent(new Event('load')));
  });
});
afterEach(() => {
  delete window.turnstile;
});

function turnstileIn(): HTMLElement[] {
  const places: HTMLElement[] = [];
  window.turnstile = {
    render: (place, options) => {
      places.push(place.parentElement as HTMLElement);
      (options.callback as (token: string) => void)('token');
      return 'widget';
    },
    reset: () => undefined,
  };
  return places;
}

it('shows the captcha where it is asked for, and sends once more with its token', async () => {
  const places = turnstileIn();
  const calls = challenging();
  const answer = await sendAsPerson(SIGNUP, {
    method: 'POST',
    headers: { a: '1' },
    body: { b: 2 },
  });
  expect(answer?.status).toBe(200);
  expect(calls.map(({ headers }) => headers['Captcha-Token'])).toEqual([undefined, 'token']);
  expect(calls[1]).toMatchObject({ method: 'POST', headers: { a: '1' }, body: { b: 2 } });
  expect(places).toEqual([document.body]);
  expect(document.body.childElementCount).toBe(0);
});

it('waits as long for the second answer, however long the captcha took', async () => {
  turnstileIn();
  challenging();
  const patience = vi.spyOn(AbortSignal, 'timeout');
  await sendAsPerson(SIGNUP, { method: 'POST', body: {} });
  expect(patience.mock.calls).toEqual([[30_000], [30_000]]);
});

it('shows it above the page, in the dialog that is open', async () => {
  document.body.innerHTML = '<dialog open></dialog>';
  const places = turnstileIn();
  challenging();
  await sendAsPerson(SIGNUP, { method: 'POST', body: {} });
  expect(places).toEqual([document.querySelector('dialog')]);
});

it.each(['', 'no JSON', '{}', '[]', 'null'])(
  'leaves a refusal that says %j as it is',
  async (said) => {
    const calls = challenging(said);
    expect((await sendAsPerson(SIGNUP, { method: 'POST', body: {} }))?.status).toBe(428);
    expect(calls).toHaveLength(1);
  },
);
