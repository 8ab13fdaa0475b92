import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { json, offline, refused, serve } from '@/testing/fake-server';
import { lateAnswer } from '@/testing/late-answer';
import { words } from '@/testing/render';
import { Login } from './login';

const SIGNUP = '/users/v1/user/signup';
const LOGIN = '/users/v1/user/login';
const sent = json({ status: { code: 200 }, data: null, error: [] });
const wrongCode = refused({ field: 'otp', message: 'Please enter valid OTP' });

type Answers = Parameters<typeof serve>[0];

/** The step of the code, after one was sent; `answers` may be changed as the test goes on. */
async function atCode(answers: Answers = {}) {
  const all: Answers = { [SIGNUP]: sent, ...answers };
  const calls = serve(all);
  render(<Login onClosed={vi.fn()} onDone={vi.fn()} />);
  await userEvent.type(screen.getByLabelText('Mobile number'), '9810000001');
  await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
  await screen.findByLabelText('Digit 1 of 6');
  calls.length = 0;
  return { calls, answers: all };
}

const boxes = () => screen.getAllByLabelText<HTMLInputElement>(/^Digit/);
const code = () => boxes().map(({ value }) => value);
const verifyButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Verify/ });
const resendButton = () => screen.queryByRole('button', { name: 'Resend OTP' });
const errors = () => [...document.querySelectorAll('.error')].map(words);

async function verify(digits = '482913') {
  await userEvent.keyboard(digits);
  await userEvent.click(verifyButton());
}

describe('the code of a login', () => {
  it('is checked with its number once it has six digits', async () => {
    const { calls } = await atCode({ [LOGIN]: wrongCode });
    await userEvent.keyboard('48291{Enter}');
    expect(verifyButton().disabled).toBe(true);
    expect(calls).toEqual([]);
    await userEvent.keyboard('3{Enter}');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]).toMatchObject({
      url: LOGIN,
      method: 'POST',
      body: { mobileNo: '9810000001', countryCode: '91', otp: '482913' },
    });
  });

  it.each([
    ['is wrong', wrongCode, 'Please enter valid OTP'],
    [
      'was tried too often',
      json({ status: { code: 429, message: 'Too many tries' } }, 429),
      'Too many tries',
    ],
    ['is right, but no patient comes', json({ status: { code: 200 } }), 'Somthing went wrong'],
    ['meets no network', offline, 'Somthing went wrong here'],
  ])('that %s keeps its digits and says so', async (_, answer, message) => {
    await atCode({ [LOGIN]: answer });
    await verify();
    await waitFor(() => expect(errors()).toEqual([message]));
    expect(code()).toEqual(['4', '8', '2', '9', '1', '3']);
    expect(verifyButton().disabled).toBe(false);
    for (const box of boxes()) {
      expect(box.getAttribute('aria-invalid')).toBe('true');
      expect(box.getAttribute('aria-describedby')).toBe('login-otp-error login-otp-hint');
    }
  });

  it('loses its error when a digit is corrected', async () => {
    await atCode({ [LOGIN]: wrongCode });
    await verify();
    await waitFor(() => expect(errors()).toHaveLength(1));
    await userEvent.type(screen.getByLabelText('Digit 6 of 6'), '4');
    expect(errors()).toEqual([]);
    expect(code().join('')).toBe('482914');
  });

  it('is checked once while the answer is slow, and the button says so', async () => {
    const slow = lateAnswer();
    const { calls } = await atCode({ [LOGIN]: slow.call });
    await userEvent.keyboard('482913');
    await userEvent.dblClick(verifyButton());
    await userEvent.type(screen.getByLabelText('Digit 6 of 6'), '{Enter}');
    expect([verifyButton().disabled, verifyButton().getAttribute('aria-busy')]).toEqual([
      true,
      'true',
    ]);
    expect(calls).toHaveLength(1);
    slow.come(await wrongCode());
    await waitFor(() => expect(verifyButton().disabled).toBe(false));
    expect(calls).toHaveLength(1);
  });

  it('is left for the number, which stays and takes the focus; the digits go', async () => {
    const { calls } = await atCode();
    await userEvent.keyboard('48');
    await userEvent.click(screen.getByRole('button', { name: 'Edit mobile number' }));
    const mobile = screen.getByLabelText<HTMLInputElement>('Mobile number');
    expect([mobile.value, document.activeElement]).toEqual(['9810000001', mobile]);
    await userEvent.type(mobile, '{Backspace}2{Enter}');
    await screen.findByText('+91 98100 00002');
    expect(code().join('')).toBe('');
    expect(calls.map(({ body }) => body)).toEqual([
      { mobileNo: '9810000002', countryCode: '91', resend: 0 },
    ]);
  });
});

describe('another code', () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  // The clock stands still but for what passes here; what waits for the page goes on.
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));

  it('is offered after the pause of thirty seconds, and not before', async () => {
    await atCode();
    expect(words(screen.getByRole('timer'))).toBe('Resend OTP in 30 secs');
    pass(29_750);
    expect(words(screen.getByRole('timer'))).toBe('Resend OTP in 1 secs');
    expect(resendButton()).toBeNull();
    pass(250);
    expect(resendButton()).not.toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText("Haven't received OTP yet?")).toBeTruthy();
  });

  it('is asked for as another one, once, and the pause begins again with empty boxes', async () => {
    const { calls, answers } = await atCode();
    await userEvent.keyboard('111111');
    pass(30_000);
    const slow = lateAnswer();
    answers[SIGNUP] = slow.call;
    await userEvent.dblClick(resendButton() as HTMLElement);
    expect(calls.map(({ body }) => body)).toEqual([
      { mobileNo: '9810000001', countryCode: '91', resend: 1 },
    ]);
    slow.come(await sent());
    expect(words(await screen.findByRole('timer'))).toBe('Resend OTP in 30 secs');
    expect(resendButton()).toBeNull();
    expect(calls).toHaveLength(1);
    expect([code().join(''), document.activeElement]).toEqual(['', boxes()[0]]);
  });

  it('that is refused says why, keeps the digits, and may be asked for again', async () => {
    const { answers } = await atCode();
    await userEvent.keyboard('48');
    pass(30_000);
    const message = 'Please wait 2 hours before you ask for another OTP.';
    answers[SIGNUP] = json({ status: { code: 429, message } }, 429);
    await userEvent.click(resendButton() as HTMLElement);
    await waitFor(() => expect(errors()).toEqual([message]));
    expect(code().join('')).toBe('48');
    expect(resendButton()).not.toBeNull();
  });

  it('counts by the clock: a phone that slept offers it as it wakes', async () => {
    await atCode();
    vi.setSystemTime(Date.now() + 120_000);
    pass(250);
    expect(resendButton()).not.toBeNull();
  });

  it('has not to be waited for longer where the phone sets its clock back', async () => {
    await atCode();
    pass(10_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    pass(250);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(resendButton()).not.toBeNull();
  });

  it('that is sent again is typed where the last one was', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await atCode();
    act(() => vi.advanceTimersByTime(30_000));
    await userEvent.click(await screen.findByRole('button', { name: 'Resend OTP' }));
    await waitFor(() => expect(resendButton()).toBeNull());
    expect(document.activeElement).toBe(boxes()[0]);
  });

  it('whose number is edited while another is on its way does not bring the old number back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { answers } = await atCode();
    act(() => vi.advanceTimersByTime(30_000));
    const slow = lateAnswer();
    answers[SIGNUP] = slow.call;
    await userEvent.click(await screen.findByRole('button', { name: 'Resend OTP' }));
    await userEvent.click(screen.getByRole('button', { name: /^Edit/ }));
    await act(async () => slow.come(await sent()));
    const number = screen.getByLabelText<HTMLInputElement>('Mobile number');
    await userEvent.type(number, '{Backspace}2');
    expect(number.value).toBe('9810000002');
    expect(errors()).toEqual([]);
  });

  it('still counts for who looks at the number again and leaves it as it is', async () => {
    const { calls } = await atCode();
    await userEvent.click(screen.getByRole('button', { name: /^Edit/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
    expect(boxes()).toHaveLength(6);
    expect(calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /^Edit/ }));
    await userEvent.type(screen.getByLabelText('Mobile number'), '{Backspace}2');
    await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
    await waitFor(() => expect(calls).toMatchObject([{ body: { mobileNo: '9810000002' } }]));
  });
});
