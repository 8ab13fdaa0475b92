import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { json, offline, refused, serve } from '@/testing/fake-server';
import { lateAnswer } from '@/testing/late-answer';
import { words } from '@/testing/render';
import { LanguageProvider } from '@/ui/language';
import { Prove } from './prove';

const SEND = '/api/privacy/code';
const CHECK = '/api/privacy/proof';
const sent = json({ code: '200', message: 'ok' });
const user = userEvent.setup({ delay: null });

type Answers = Parameters<typeof serve>[0];

function open(
  answers: Answers = {},
  { language = 'en', notice = '' }: { language?: 'en' | 'hi'; notice?: string } = {},
) {
  const all: Answers = { [SEND]: sent, ...answers };
  const calls = serve(all);
  const onProved = vi.fn();
  render(
    <LanguageProvider language={language}>
      <Prove notice={notice} onProved={onProved} />
    </LanguageProvider>,
  );
  return { calls, onProved, answers: all };
}

const mobile = () => screen.getByLabelText<HTMLInputElement>('Mobile number');
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send OTP' });
const showButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Show my data' });
const boxes = () => screen.getAllByLabelText<HTMLInputElement>(/^Digit/);
const code = () => boxes().reduce((all, { value }) => all + value, '');
const errors = () => [...document.querySelectorAll('.error')].map(words);

async function ask(number = '9810000001') {
  await user.type(mobile(), number);
  await user.click(sendButton());
}
async function enter(digits = '482913') {
  await screen.findByLabelText('Digit 1 of 6');
  await user.keyboard(digits);
  await user.click(showButton());
}

describe('proving a number', () => {
  it('leaves the focus of the page where it is until something is asked for', () => {
    open();
    expect(document.activeElement).toBe(document.body);
    expect(screen.getByText(/It does not log you in/)).toBeTruthy();
  });

  it('says why it is asked for again', () => {
    open({}, { notice: 'The time for this page is over.' });
    expect(words(screen.getByRole('status'))).toBe('The time for this page is over.');
  });

  it('hands on the proof for the right code of the number, and logs nobody in', async () => {
    const { calls, onProved } = open({
      [CHECK]: json({ status: { code: '200' }, data: { proof: 'secret' } }),
    });
    await ask();
    await enter();
    await waitFor(() => expect(onProved.mock.calls).toEqual([['secret']]));
    expect(calls.map(({ url, method, body }) => [url, method, body])).toEqual([
      [SEND, 'POST', { mobileNo: '9810000001', countryCode: '91', resend: 0 }],
      [CHECK, 'POST', { mobileNo: '9810000001', countryCode: '91', otp: '482913' }],
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('can be asked for only with ten digits', async () => {
    const { calls } = open();
    await user.type(mobile(), '981000000{Enter}');
    expect([sendButton().disabled, calls.length]).toEqual([true, 0]);
    await user.type(mobile(), '1');
    expect(sendButton().disabled).toBe(false);
  });

  it('asks for the code under a title of its own, in the first box', async () => {
    open();
    await ask();
    const first = await screen.findByLabelText('Digit 1 of 6');
    expect(document.activeElement).toBe(first);
    expect(screen.getByRole('heading', { name: 'Enter the 6-digit OTP' })).toBeTruthy();
    expect(showButton().disabled).toBe(true);
  });

  it.each([
    ['a limit', json({ status: { code: '429', message: 'Wait 9 secs' } }, 429), 'Wait 9 secs'],
    ['a server that sends none', json({ status: { message: 'Busy' } }, 503), 'Busy'],
    ['no network', offline, 'Somthing went wrong'],
  ])('keeps the number where no code is sent for %s', async (_, answer, message) => {
    open({ [SEND]: answer });
    await ask();
    await waitFor(() => expect(errors()).toEqual([message]));
    expect([mobile().value, sendButton().disabled]).toEqual(['9810000001', false]);
  });

  it.each([
    ['a wrong code', refused({ field: 'otp', message: 'Please enter valid OTP' }), 'valid OTP'],
    [
      'too many tries',
      json({ status: { code: '429', message: 'Too many tries' } }, 429),
      'Too many',
    ],
    ['no network', offline, 'wrong here'],
    ['an answer without a proof', json({ status: { code: '200' } }), 'Somthing went wrong'],
  ])('keeps the digits and tells nothing of the number after %s', async (_, answer, message) => {
    const { onProved } = open({ [CHECK]: answer });
    await ask();
    await enter();
    await waitFor(() => expect(errors()).toHaveLength(1));
    expect(errors()[0]).toContain(message);
    expect(code()).toBe('482913');
    expect(boxes()[0]?.getAttribute('aria-describedby')).toBe('proof-otp-error');
    expect(onProved).not.toHaveBeenCalled();
  });

  it('goes on after a wrong code with the right one', async () => {
    const { answers, onProved } = open({ [CHECK]: refused({ message: 'Please enter valid OTP' }) });
    await ask();
    await enter('482914');
    await waitFor(() => expect(errors()).toHaveLength(1));
    answers[CHECK] = json({ status: { code: '200' }, data: { proof: 'secret' } });
    await user.type(screen.getByLabelText('Digit 6 of 6'), '3{Enter}');
    await waitFor(() => expect(onProved).toHaveBeenCalledTimes(1));
    expect(errors()).toEqual([]);
  });

  it('sends once at each step while the answer is slow, and says that it is busy', async () => {
    const [slowCode, slowProof] = [lateAnswer(), lateAnswer()];
    const { calls } = open({ [SEND]: slowCode.call, [CHECK]: slowProof.call });
    await user.type(mobile(), '9810000001');
    await user.dblClick(sendButton());
    expect([sendButton().getAttribute('aria-busy'), calls.length]).toEqual(['true', 1]);
    slowCode.come(await sent());
    await screen.findByLabelText('Digit 1 of 6');
    await user.keyboard('482913{Enter}{Enter}');
    expect([showButton().getAttribute('aria-busy'), calls.length]).toEqual(['true', 2]);
  });

  it('speaks Hindi', async () => {
    open({ [SEND]: offline }, { language: 'hi' });
    expect(screen.getByRole('heading', { name: 'दिखाएँ कि यह नंबर आपका है' })).toBeTruthy();
    await user.type(screen.getByLabelText('मोबाइल नंबर'), '9810000001{Enter}');
    await waitFor(() => expect(errors()).toEqual(['कुछ गड़बड़ हो गई']));
  });

  it('goes back to the number when that is edited', async () => {
    open();
    await ask();
    await screen.findByLabelText('Digit 1 of 6');
    await user.click(screen.getByRole('button', { name: /^Edit/ }));
    expect(document.activeElement).toBe(mobile());
    expect(mobile().value).toBe('9810000001');
  });

  it('takes the focus where it stands in place of what was pressed', () => {
    open({}, { notice: 'The time for this page is over.' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  });

  it('leaves the number as it is while its code is being sent', async () => {
    const slow = lateAnswer();
    open({ [SEND]: slow.call });
    await ask();
    await user.type(mobile(), '{Backspace}2');
    expect(mobile().value).toBe('9810000001');
    slow.come(await sent());
    await screen.findByLabelText('Digit 1 of 6');
    expect(words(document.body)).toContain('98100 00001');
  });
});
