import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaptchaWidget } from '@/contract/types';
import { formField, shell } from '@/testing/examples/shell';
import { accepted, type Call, json, offline, serve } from '@/testing/fake-server';
import LeadFormIsland from './lead-form.island';

const SUBMIT = '/api/lead/submit';
let count = 0;
/** Each test has a vendor's script of its own address: a page loads one once. */
const vendorOf = (vendor: CaptchaWidget['vendor']): CaptchaWidget => {
  count += 1;
  return { vendor, siteKey: 'public-key', scriptUrl: `https://vendor.example/${count}.js` };
};

function open(captcha: CaptchaWidget | null, answer = accepted('SP-1')): Call[] {
  vi.stubGlobal('location', { assign: vi.fn() });
  const calls = serve({ [SUBMIT]: answer, '/api/lead/createleadzoho': json({}) });
  const form = { ...shell.form, captcha, fields: [formField('query', { isRequired: false })] };
  render(<LeadFormIsland form={form} context={shell.context} />);
  return calls;
}

const asked = () =>
  [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="vendor.example"]')].map(
    (script) => new URL(script.src).search,
  );
const script = async () => {
  await waitFor(() => expect(asked()).toHaveLength(1));
  return document.head.querySelector('script[src*="vendor.example"]') as HTMLScriptElement;
};
const touch = () => userEvent.click(screen.getByLabelText('Your name'));
const press = () => userEvent.click(screen.getByRole('button', { name: /Get a free call/ }));
async function fill() {
  await userEvent.type(screen.getByLabelText('Your name'), 'Asha Devi');
  await userEvent.type(screen.getByLabelText('Mobile number'), '9810000001');
}
const tokens = (calls: Call[]) =>
  calls
    .filter(({ url }) => url === SUBMIT)
    .map(({ body }) => (body as { captchaToken: string }).captchaToken);

// The vendor's script never comes from the network here: a test says when and how it came.
beforeEach(() => {
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) (node as HTMLScriptElement).type = 'text/plain';
    append(...nodes);
  });
});
afterEach(() => {
  delete window.turnstile;
  delete window.grecaptcha;
});

describe('a form with Turnstile', () => {
  /** The vendor's script, which gives token-1, token-2, … when it is asked. */
  function vendorComes() {
    let given = 0;
    let tell: (token: string) => void = () => undefined;
    const next = () => {
      given += 1;
      tell(`token-${given}`);
    };
    const render = vi.fn((_: HTMLElement, options: Record<string, unknown>) => {
      tell = options.callback as typeof tell;
      queueMicrotask(next);
      return 'widget';
    });
    const reset = vi.fn(() => queueMicrotask(next));
    window.turnstile = { render, reset };
    return { render, reset };
  }

  it('asks for the script when it is touched, and not before', async () => {
    open(vendorOf('turnstile'));
    expect(asked()).toEqual([]);
    await touch();
    expect(asked()).toEqual(['?render=explicit']);
  });

  it('sends the token where the server expects it', async () => {
    const calls = open(vendorOf('turnstile'));
    await touch();
    const { render } = vendorComes();
    (await script()).dispatchEvent(new Event('load'));
    await fill();
    expect(render.mock.calls[0]?.[1]).toMatchObject({ sitekey: 'public-key' });
    await press();
    await waitFor(() => expect(tokens(calls)).toEqual(['token-1']));
  });

  it('sends a fresh token with each attempt, for one counts once', async () => {
    const calls = open(vendorOf('turnstile'), offline);
    await touch();
    vendorComes();
    (await script()).dispatchEvent(new Event('load'));
    await fill();
    await press();
    await screen.findByText("We couldn't send this. Please try again or call us.");
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
    await press();
    await waitFor(() => expect(tokens(calls)).toEqual(['token-1', 'token-2']));
  });

  it('goes without a token at once when the script is blocked', async () => {
    const calls = open(vendorOf('turnstile'));
    await touch();
    (await script()).dispatchEvent(new Event('error'));
    await fill();
    await press();
    (await script()).dispatchEvent(new Event('error'));
    await waitFor(() => expect(tokens(calls)).toEqual(['']));
  });

  it('goes without a token after two seconds when the script is slow', async () => {
    const calls = open(vendorOf('turnstile'));
    await fill();
    const before = performance.now();
    await press();
    await waitFor(() => expect(tokens(calls)).toEqual(['']));
    expect(performance.now() - before).toBeGreaterThan(1900);
  });
});

describe('a form with reCAPTCHA', () => {
  it('asks for a token at the send', async () => {
    const calls = open(vendorOf('recaptcha'));
    await touch();
    const execute = vi.fn(async () => 'token-r');
    window.grecaptcha = { ready: (then) => then(), execute };
    (await script()).dispatchEvent(new Event('load'));
    expect(asked()).toEqual(['?render=public-key']);
    await fill();
    expect(execute).not.toHaveBeenCalled();
    await press();
    await waitFor(() => expect(tokens(calls)).toEqual(['token-r']));
    expect(execute).toHaveBeenCalledWith('public-key', { action: 'lead' });
  });

  it('goes without a token when the vendor fails', async () => {
    const calls = open(vendorOf('recaptcha'));
    await touch();
    window.grecaptcha = {
      ready: (then) => then(),
      execute: () => Promise.reject(new Error('bad key')),
    };
    (await script()).dispatchEvent(new Event('load'));
    await fill();
    await press();
    await waitFor(() => expect(tokens(calls)).toEqual(['']));
  });
});

it('a form without a captcha asks nobody and sends no token', async () => {
  const calls = open(null);
  await fill();
  await press();
  await waitFor(() => expect(tokens(calls)).toEqual(['']));
  expect(asked()).toEqual([]);
});
