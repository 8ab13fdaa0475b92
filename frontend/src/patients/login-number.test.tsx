import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Call, json, offline, refused, serve } from '@/testing/fake-server';
import { lateAnswer } from '@/testing/late-answer';
import { words } from '@/testing/render';
import { LanguageProvider } from '@/ui/language';
import { Login } from './login';

const SIGNUP = '/users/v1/user/signup';
const sent = json({ status: { code: 200, message: 'ok' }, data: null, error: [] });
const limited = json({ status: { code: 429, message: 'Please wait 21 secs' }, error: [] }, 429);

type Answers = Parameters<typeof serve>[0];

/** The login as it opens, and the calls it makes. */
function open(answers: Answers, language: 'en' | 'hi' = 'en') {
  const calls: Call[] = serve(answers);
  const onClosed = vi.fn();
  document.documentElement.lang = language;
  render(
    <LanguageProvider language={language}>
      <Login onClosed={onClosed} onDone={vi.fn()} />
    </LanguageProvider>,
  );
  return { calls, onClosed };
}

const mobile = () => screen.getByLabelText<HTMLInputElement>('Mobile number');
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send OTP' });
const errors = () => [...document.querySelectorAll('.error')].map(words);

async function ask(number = '9810000001') {
  await userEvent.type(mobile(), number);
  await userEvent.click(sendButton());
}

describe('the number of a login', () => {
  it('has the focus as the dialog opens, and is named as required', () => {
    open({});
    expect(screen.getByRole('dialog', { name: 'Login' })).toBeTruthy();
    expect(document.activeElement).toBe(mobile());
    expect(mobile().getAttribute('aria-required')).toBe('true');
  });

  it('can be sent only when it has ten digits', async () => {
    const { calls } = open({ [SIGNUP]: sent });
    expect(sendButton().disabled).toBe(true);
    await userEvent.type(mobile(), '981000000');
    expect(sendButton().disabled).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(calls).toEqual([]);
    await userEvent.keyboard('1');
    expect(sendButton().disabled).toBe(false);
  });

  it('goes in the body, with its country, and the code is asked for next', async () => {
    const { calls } = open({ [SIGNUP]: sent });
    await ask();
    expect(await screen.findByText('We have sent an OTP on your mobile number')).toBeTruthy();
    expect(calls.map(({ url, method, body }) => [url, method, body])).toEqual([
      [SIGNUP, 'POST', { mobileNo: '9810000001', countryCode: '91', resend: 0 }],
    ]);
    expect(screen.getByRole('dialog', { name: 'Enter the 6-digit OTP' })).toBeTruthy();
    expect(words(document.querySelector('.otp-number b'))).toBe('+91 98100 00001');
    expect(document.activeElement).toBe(screen.getByLabelText('Digit 1 of 6'));
  });

  it('that no Indian mobile begins with is refused without a call, and stays as typed', async () => {
    const { calls } = open({ [SIGNUP]: sent });
    await ask('1234567890');
    expect(errors()).toEqual(['Please enter valid mobile number']);
    expect(mobile().getAttribute('aria-invalid')).toBe('true');
    expect(mobile().getAttribute('aria-describedby')).toBe('login-mobile-error');
    expect(mobile().value).toBe('1234567890');
    expect(calls).toEqual([]);
  });

  it('loses its error with the next key', async () => {
    open({});
    await ask('1234567890');
    await userEvent.type(mobile(), '{Backspace}');
    expect(errors()).toEqual([]);
    expect(mobile().hasAttribute('aria-invalid')).toBe(false);
  });

  it.each([
    ['a limit', limited, 'Please wait 21 secs'],
    ['a field', refused({ field: 'mobileNo', message: 'No such number' }), 'No such number'],
    ['a pause of the server', json({ status: { code: 503, message: 'Busy' } }, 503), 'Busy'],
    ['an answer that is not ours', () => new Response('<html>', { status: 502 }), ''],
    ['no network', offline, ''],
  ])('stays, with its error, after %s', async (_, answer, message) => {
    open({ [SIGNUP]: answer });
    await ask();
    await waitFor(() => expect(errors()).toEqual([message || 'Somthing went wrong']));
    expect(mobile().value).toBe('9810000001');
    expect(sendButton().disabled).toBe(false);
    expect(screen.queryByLabelText('Digit 1 of 6')).toBeNull();
  });

  it('may be sent again after an error, which goes', async () => {
    const answers: Answers = { [SIGNUP]: offline };
    const { calls } = open(answers);
    await ask();
    await waitFor(() => expect(errors()).toHaveLength(1));
    answers[SIGNUP] = sent;
    await userEvent.click(sendButton());
    await screen.findByLabelText('Digit 1 of 6');
    expect(errors()).toEqual([]);
    expect(calls.map(({ body }) => (body as { resend: number }).resend)).toEqual([0, 0]);
  });

  it('is sent once, however often the button is pressed while the answer is slow', async () => {
    const slow = lateAnswer();
    const { calls } = open({ [SIGNUP]: slow.call });
    await userEvent.type(mobile(), '9810000001');
    await userEvent.dblClick(sendButton());
    await userEvent.type(mobile(), '{Enter}');
    expect(sendButton().getAttribute('aria-busy')).toBe('true');
    expect(sendButton().disabled).toBe(true);
    expect(calls).toHaveLength(1);
    slow.come(await sent());
    expect(await screen.findByLabelText('Digit 1 of 6')).toBeTruthy();
    expect(calls).toHaveLength(1);
  });
});

describe('the login', () => {
  it('that is closed has sent nothing', async () => {
    const { calls, onClosed } = open({ [SIGNUP]: sent });
    await userEvent.type(mobile(), '9810000001');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect(calls).toEqual([]);
  });

  it('shows the terms at both steps', async () => {
    open({ [SIGNUP]: sent });
    const terms = () => screen.getByRole('link', { name: 'terms and conditions' });
    expect(terms().getAttribute('href')).toBe('/terms-conditions');
    await ask();
    await screen.findByLabelText('Digit 1 of 6');
    expect(terms().getAttribute('href')).toBe('/terms-conditions');
  });

  it('speaks Hindi, and asks the server for its answers in Hindi', async () => {
    const { calls } = open({ [SIGNUP]: offline }, 'hi');
    expect(screen.getByRole('dialog', { name: 'लॉगिन' })).toBeTruthy();
    const terms = screen.getByRole('link', { name: 'हमारे नियम और शर्तें' });
    expect(terms.getAttribute('href')).toBe('/hi/terms-conditions');
    await userEvent.type(screen.getByLabelText('मोबाइल नंबर'), '9810000001');
    await userEvent.click(screen.getByRole('button', { name: 'OTP भेजें' }));
    await waitFor(() => expect(errors()).toEqual(['कुछ गड़बड़ हो गई']));
    expect(calls[0]?.headers['Accept-Language']).toBe('hi');
  });
});
