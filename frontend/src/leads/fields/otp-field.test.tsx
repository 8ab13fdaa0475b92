import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import LeadFormIsland from '@/leads/lead-form.island';
import { refusalOf } from '@/lib/call';
import { formField, shell } from '@/testing/examples/shell';
import { accepted, type Call, json, offline, serve } from '@/testing/fake-server';
import { lateAnswer } from '@/testing/late-answer';
import { loseFocus } from '@/testing/lose-focus';
import { words } from '@/testing/render';

const SEND = '/lead/v1/authenticate/generateotp';
const CHECK = '/lead/v1/authenticate/verifyotp';
const good = json({ status: { code: 200 }, data: null, error: [] });

async function open(answers: Parameters<typeof serve>[0]): Promise<Call[]> {
  vi.stubGlobal('location', { assign: vi.fn() });
  const calls = serve({
    '/api/lead/submit': accepted('SP-1'),
    '/api/lead/createleadzoho': json({}),
    ...answers,
  });
  const form = { ...shell.form, fields: [formField('FormOTPField', { type: 'OTP' })] };
  render(<LeadFormIsland form={form} context={shell.context} />);
  await userEvent.type(screen.getByLabelText('Your name'), 'Asha Devi');
  await userEvent.type(screen.getByLabelText('Mobile number'), '9810000001');
  return calls;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const askForCode = () => press('Send a code to this number');
const shown = () => [...document.querySelectorAll('.error')].map(words);
async function enter(digits: string) {
  await userEvent.click(await screen.findByLabelText('Digit 1 of 6'));
  await userEvent.paste(digits);
}

describe('the code of a lead form', () => {
  it('is asked for, entered and checked', async () => {
    const calls = await open({ [SEND]: good, [CHECK]: good });
    await askForCode();
    expect(await screen.findByText('We have sent an OTP on your mobile number')).toBeTruthy();
    await enter('123456');
    await press('Verify');
    expect(await screen.findByText('Your number is verified')).toBeTruthy();
    expect(calls.map(({ url, body }) => [url, body])).toEqual([
      [SEND, { mobileNo: '9810000001', countryCode: '91', resend: 0 }],
      [CHECK, { mobileNo: '9810000001', countryCode: '91', otp: '123456' }],
    ]);
  });

  it('cannot be checked before there are six digits', async () => {
    await open({ [SEND]: good });
    await askForCode();
    await enter('12345');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Verify' }).disabled).toBe(true);
  });

  it.each([
    [
      'the first error',
      json({ error: ['No such number'], status: { message: 'Bad' } }, 422),
      'No such number',
    ],
    ['its message', json({ error: [{ message: 'Too often' }] }, 429), 'Too often'],
    ['the status', json({ error: [], status: { code: 500, message: 'Down' } }, 500), 'Down'],
    ['nothing', json({}), 'Somthing went wrong'],
    ['no network', offline, 'Somthing went wrong'],
  ])('that is not sent says so under the number: %s', async (_, answer, message) => {
    await open({ [SEND]: answer });
    await askForCode();
    await waitFor(() => expect(shown()).toEqual([message]));
  });

  it.each([
    ['a wrong code', json({ error: ['Please enter valid OTP'] }, 422), 'Please enter valid OTP'],
    ['no network', offline, 'Somthing went wrong here'],
  ])('that is not right says so under the row: %s', async (_, answer, message) => {
    await open({ [SEND]: good, [CHECK]: answer });
    await askForCode();
    await enter('123456');
    await press('Verify');
    await waitFor(() => expect(shown()).toEqual([message]));
  });

  it('keeps nobody out: the request is taken without it', async () => {
    const calls = await open({ [SEND]: offline });
    await askForCode();
    await waitFor(() => expect(shown()).toHaveLength(1));
    await press('Get a free call back');
    await waitFor(() => expect(calls.map((call) => call.url)).toContain('/api/lead/submit'));
  });

  it('leads the focus to its boxes, also when another one was sent, and to the end', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open({ [SEND]: good, [CHECK]: good });
    await askForCode();
    const first = await screen.findByLabelText('Digit 1 of 6');
    expect(document.activeElement).toBe(first);
    act(() => vi.advanceTimersByTime(31_000));
    await press('Resend OTP');
    await waitFor(() => expect(document.activeElement).toBe(first));
    await enter('123456');
    await press('Verify');
    const end = await screen.findByText('Your number is verified');
    await waitFor(() => expect(document.activeElement?.contains(end)).toBe(true));
    expect(document.activeElement?.getAttribute('role')).toBe('status');
  });

  it('is checked by Enter, which sends no half-proven request', async () => {
    const calls = await open({ [SEND]: good, [CHECK]: good });
    await askForCode();
    await enter('12345');
    await userEvent.keyboard('{Enter}6{Enter}');
    expect(await screen.findByText('Your number is verified')).toBeTruthy();
    expect(calls.map(({ url }) => url)).toEqual([SEND, CHECK]);
  });

  it('that is not sent is told under the number, which takes the focus, until one is', async () => {
    const answers = [json({ error: ['No such number'] }, 422), good];
    await open({ [SEND]: () => answers.shift()?.() ?? good() });
    await askForCode();
    const number = screen.getByLabelText('Mobile number');
    await waitFor(() => expect(document.activeElement).toBe(number));
    const told = document.getElementById(number.getAttribute('aria-describedby') ?? '');
    expect(words(told)).toBe('No such number');
    expect(shown()).toEqual(['No such number']);
    await askForCode();
    await screen.findByLabelText('Digit 1 of 6');
    expect(shown()).toEqual([]);
  });

  it('that is not right is read out, and tied to its boxes', async () => {
    await open({ [SEND]: good, [CHECK]: json({ error: ['Please enter valid OTP'] }, 422) });
    await askForCode();
    await enter('123456');
    await press('Verify');
    const message = 'Please enter valid OTP';
    await waitFor(() => expect(screen.getAllByRole('alert').map(words)).toContain(message));
    const described = document.querySelector(`[aria-describedby="FormOTPField-error"]`);
    expect(described?.id).toBe('FormOTPField');
  });

  it('that is not right leaves the focus where it was: on the button, which was disabled meanwhile', async () => {
    const slow = lateAnswer();
    await open({ [SEND]: good, [CHECK]: slow.call });
    await askForCode();
    await enter('123456');
    await press('Verify');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Verify' });
    expect(button.disabled).toBe(true);
    loseFocus();
    await act(async () => slow.come(Response.json({ error: ['Please enter valid OTP'] })));
    expect(document.activeElement).toBe(button);
  });

  it('proves the number it was sent to: another one starts again', async () => {
    const calls = await open({ [SEND]: good, [CHECK]: good });
    await askForCode();
    await enter('123456');
    await press('Verify');
    await screen.findByText('Your number is verified');
    const number = screen.getByLabelText('Mobile number');
    await userEvent.type(number, '{Backspace}1{Tab}');
    expect(screen.getByText('Your number is verified')).toBeTruthy();
    await userEvent.type(number, '{Backspace}2{Tab}');
    expect(screen.queryByText('Your number is verified')).toBeNull();
    await askForCode();
    await screen.findByLabelText('Digit 1 of 6');
    expect(calls.at(-1)?.body).toEqual({ mobileNo: '9810000002', countryCode: '91', resend: 0 });
  });

  it('is another one when the country is', async () => {
    await open({ [SEND]: good });
    await askForCode();
    await screen.findByLabelText('Digit 1 of 6');
    await userEvent.type(screen.getByLabelText('Country code'), '+977{Tab}');
    expect(await screen.findByRole('button', { name: /^Send a code/ })).toBeTruthy();
  });

  it('needs a number first', async () => {
    const calls = await open({});
    await userEvent.clear(screen.getByLabelText('Mobile number'));
    await askForCode();
    expect(shown()).toEqual(['Please Only Enter a Valid Mobile Number']);
    expect(calls).toEqual([]);
  });
});

describe('what an envelope says', () => {
  it('is its first error, else its status', () => {
    expect(refusalOf({ error: [{}] })).toBe('');
    expect(refusalOf({ error: [''], status: { message: 'x' } })).toBe('x');
  });
});
