import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PARENT_CODE } from '@/leads/fields/fields';
import LeadFormIsland from '@/leads/lead-form.island';
import { formField, shell } from '@/testing/examples/shell';
import { accepted, type Call, json, offline, refused, serve } from '@/testing/fake-server';
import { lateAnswer } from '@/testing/late-answer';

const SEND = '/lead/v1/authenticate/generateotp';
const CHECK = '/lead/v1/authenticate/verifyotp';
const good = json({ status: { code: 200 }, data: null, error: [] });
function later() {
  const { call, come } = lateAnswer();
  return {
    waiting: call,
    answer: async (r: () => Response | Promise<Response>) => {
      const v = await r();
      await act(async () => {
        come(v);
        await new Promise((d) => setTimeout(d, 20));
      });
    },
  };
}
async function open(
  answers: Parameters<typeof serve>[0],
  more = [] as ReturnType<typeof formField>[],
): Promise<Call[]> {
  vi.stubGlobal('location', { assign: vi.fn() });
  const calls = serve({
    '/api/lead/submit': accepted('SP-1'),
    '/api/lead/createleadzoho': json({}),
    ...answers,
  });
  const form = { ...shell.form, fields: [formField('FormOTPField', { type: 'OTP' }), ...more] };
  render(<LeadFormIsland form={form} context={shell.context} />);
  await userEvent.type(screen.getByLabelText('Your name'), 'Asha Devi');
  await userEvent.type(screen.getByLabelText('Mobile number'), '9810000001');
  return calls;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const ask = () => press('Send a code to this number');
const number = () => screen.getByLabelText<HTMLInputElement>('Mobile number');
async function enter(digits: string) {
  await userEvent.click(await screen.findByLabelText('Digit 1 of 6'));
  await userEvent.paste(digits);
}
describe('the code to a number', () => {
  it('a late yes does not prove another number', async () => {
    const check = later();
    await open({ [SEND]: good, [CHECK]: check.waiting });
    await ask();
    await enter('123456');
    await press('Verify');
    await userEvent.type(number(), '{Backspace}2{Tab}');
    await check.answer(good);
    expect(screen.queryByText('Your number is verified')).toBeNull();
  });
  it('a late code for a number that is being edited leaves the focus there', async () => {
    const s = later();
    await open({ [SEND]: s.waiting });
    await ask();
    await userEvent.type(number(), '{Backspace}');
    await s.answer(good);
    expect(document.activeElement).toBe(number());
  });
  it('a late refusal is not told of the number that was mended meanwhile', async () => {
    const s = later();
    await open({ [SEND]: s.waiting });
    await ask();
    await userEvent.type(number(), '{Backspace}2{Tab}');
    await s.answer(json({ error: ['No such number'] }, 422));
    expect(screen.queryByText('No such number')).toBeNull();
  });
  it('a resend that is pressed twice is sent once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const s = later();
    const answers = [good, s.waiting];
    const calls = await open({ [SEND]: () => (answers.shift() ?? s.waiting)() });
    await ask();
    await screen.findByLabelText('Digit 1 of 6');
    act(() => vi.advanceTimersByTime(31_000));
    await press('Resend OTP');
    await press('Resend OTP');
    expect(calls).toHaveLength(2);
  });
  it('another code takes the digits of before away, and not those that were typed as it was sent', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const s = later();
    const answers = [good, good, s.waiting];
    await open({ [SEND]: () => (answers.shift() ?? s.waiting)() });
    const digits = () =>
      screen.getAllByLabelText<HTMLInputElement>(/^Digit/).map(({ value }) => value);
    await ask();
    await enter('111111');
    act(() => vi.advanceTimersByTime(31_000));
    await press('Resend OTP');
    await waitFor(() => expect(digits().join('')).toBe(''));
    act(() => vi.advanceTimersByTime(31_000));
    await press('Resend OTP');
    await enter('222222'); // it has come after all, and counts as long as it is not used
    await s.answer(good);
    expect(digits().join('')).toBe('222222');
    expect(document.activeElement).toBe(screen.getByLabelText('Digit 6 of 6'));
  });
  it('a code that was sent leaves the focus of who types elsewhere', async () => {
    const s = later();
    await open({ [SEND]: s.waiting });
    await ask();
    await userEvent.type(screen.getByLabelText('Your name'), ' K');
    await s.answer(good);
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
  });
  it('a number that is proven late leaves the focus of who types elsewhere', async () => {
    const check = later();
    await open({ [SEND]: good, [CHECK]: check.waiting });
    await ask();
    await enter('123456');
    await press('Verify');
    await userEvent.type(screen.getByLabelText('Your name'), ' K');
    await check.answer(good);
    expect(screen.queryByText('Your number is verified')).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
  });
  it('that cannot be sent is told at its number, and leaves the focus of who types elsewhere', async () => {
    const s = later();
    await open({ [SEND]: s.waiting });
    await ask();
    await userEvent.type(screen.getByLabelText('Your name'), ' K');
    await s.answer(json({ error: ['No such number'] }, 422));
    expect(screen.queryByText('No such number')).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
  });
});

describe('the code to a parent', () => {
  const parentForm = async (answers: Parameters<typeof serve>[0]) => {
    vi.stubGlobal('location', { assign: vi.fn() });
    const calls = serve({
      '/api/lead/submit': refused({ field: 'age', message: PARENT_CODE.en }),
      '/api/lead/createleadzoho': json({}),
      ...answers,
    });
    render(
      <LeadFormIsland
        form={{ ...shell.form, fields: [formField('age')] }}
        context={shell.context}
      />,
    );
    await userEvent.type(screen.getByLabelText('Your name'), 'Asha Devi');
    await userEvent.type(screen.getByLabelText('Mobile number'), '9810000001');
    await userEvent.type(screen.getByLabelText('Age in years'), '12');
    await userEvent.click(screen.getByLabelText(/I am the parent or guardian/));
    await press('Get a free call back');
    await screen.findByRole('button', { name: 'Send a code to this number' });
    return calls;
  };
  it('digits that were not checked yet outlive the button of the form', async () => {
    await parentForm({ [SEND]: good, [CHECK]: good });
    await ask();
    await enter('123456');
    await press('Get a free call back');
    await screen.findByRole('button', { name: 'Get a free call back' });
    await waitFor(() => expect(screen.getByText(PARENT_CODE.en)).toBeTruthy());
    expect(screen.queryByLabelText('Digit 1 of 6')).not.toBeNull();
  });
  it('the proof takes its error back', async () => {
    await parentForm({ [SEND]: good, [CHECK]: good });
    await ask();
    await enter('123456');
    await press('Verify');
    await screen.findByText('Your number is verified');
    expect(screen.queryByText(PARENT_CODE.en)).toBeNull();
  });
  it('a proof outlives a send that fails', async () => {
    const answers = [refused({ field: 'age', message: PARENT_CODE.en }), offline];
    await parentForm({
      [SEND]: good,
      [CHECK]: good,
      '/api/lead/submit': () => (answers.shift() ?? offline)(),
    });
    await ask();
    await enter('123456');
    await press('Verify');
    await screen.findByText('Your number is verified');
    await press('Get a free call back');
    await screen.findByText(/We couldn't send this/);
    expect(screen.queryByText('Your number is verified')).not.toBeNull();
  });
  it('a code that cannot be sent to the parent is told at the number, with the focus', async () => {
    await parentForm({ [SEND]: json({ error: ['No such number'] }, 422) });
    await ask();
    await waitFor(() => expect(screen.getAllByText('No such number').length).toBeGreaterThan(0));
    expect(document.activeElement).toBe(number());
  });
});
