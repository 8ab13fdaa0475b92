import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { StoredData } from '@/contract/types';
import { held as nothing } from '@/testing/examples/patients';
import { json, offline, serve } from '@/testing/fake-server';
import { lateAnswer, noAnswer } from '@/testing/late-answer';
import { logIn } from '@/testing/log-in';
import { words } from '@/testing/render';
import { LanguageProvider } from '@/ui/language';
import YourData from './your-data.island';

const ERASE = '/api/privacy/erase';
const KEEP = '/api/privacy/keep';
const user = userEvent.setup({ delay: null });
const held: StoredData = {
  ...nothing,
  profile: { name: 'Asha', email: '', city: '', since: '2026-01-01T00:00:00Z' },
};
const erasure = { askedAt: '2026-11-20T20:00:00Z', dueAt: '2026-11-27T20:00:00Z' };
const ok = (data: StoredData) => json({ status: { code: '200' }, data });
const limited = json({ status: { code: '429', message: 'Please wait a minute' } }, 429);

/** The page of who is logged in, with what is held of them. */
async function open(
  answers: Parameters<typeof serve>[0] = {},
  data = held,
  { language = 'en', waitDays = 7 }: { language?: 'en' | 'hi'; waitDays?: number } = {},
) {
  logIn();
  const calls = serve({ '/api/privacy/held': ok(data), ...answers });
  render(
    <LanguageProvider language={language}>
      <YourData cities={[]} waitDays={waitDays} />
    </LanguageProvider>,
  );
  await waitFor(() => expect(document.getElementById('erase')).not.toBeNull());
  calls.length = 0;
  return calls;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => user.click(button(name));
const question = () => screen.queryByRole('dialog', { name: 'Erase all your data?' });
const title = () => words(document.getElementById('erase'));

describe('erasing what is held', () => {
  it.each([
    [1, /For 1 day you can change your mind/],
    [7, /For 7 days you can change your mind/],
  ])('says before it is asked that it waits %i days', async (waitDays, text) => {
    await open({}, held, { waitDays });
    expect(screen.getByText(text)).toBeTruthy();
    await press('Erase my data');
    expect(within(question() as HTMLElement).getByText(text)).toBeTruthy();
  });

  it.each([
    ['Cancel', () => press('Cancel')],
    ['Escape', async () => fireEvent(screen.getByRole('dialog'), new Event('cancel'))],
  ])('that is left by %s sends nothing, and may be asked again', async (_, leave) => {
    const calls = await open({ [ERASE]: ok({ ...held, erasure }) });
    await press('Erase my data');
    await leave();
    expect(question()).toBeNull();
    expect([calls, title()]).toEqual([[], 'Erase everything']);
    await press('Erase my data');
    expect(question()).not.toBeNull();
  });

  it('is asked for by two presses, and names the day in India', async () => {
    const calls = await open({ [ERASE]: ok({ ...held, isContacted: false, erasure }) });
    await press('Erase my data');
    expect(calls).toEqual([]);
    await press('Yes, erase it');
    await waitFor(() => expect(title()).toBe('Your data will be erased on 28 November 2026'));
    expect(question()).toBeNull();
    expect(calls.map(({ url, method, body }) => [url, method, body])).toEqual([
      [ERASE, 'POST', {}],
    ]);
    expect(screen.getByText(/Contact has stopped already/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Erase my data' })).toBeNull();
  });

  it('tells the day that the server has set, on a phone whose clock is years ahead too', async () => {
    await open({ [ERASE]: ok({ ...held, erasure }) });
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-05-01T10:00:00Z'));
    await press('Erase my data');
    await press('Yes, erase it');
    const told = () => words(document.querySelector('.toast'));
    await waitFor(() => expect(told()).toBe('Your data will be erased on 28 November 2026'));
  });

  it.each([
    ['a limit', limited, 'Please wait a minute'],
    ['no network', offline, 'We could not save this. Please try again.'],
  ])('keeps its question open after %s, and says what is wrong', async (_, answer, message) => {
    const calls = await open({ [ERASE]: answer });
    await press('Erase my data');
    await press('Yes, erase it');
    const said = () => words(within(question() as HTMLElement).getByRole('alert'));
    await waitFor(() => expect(said()).toBe(message));
    expect(title()).toBe('Erase everything');
    await press('Yes, erase it');
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  it('is sent once while the answer is slow, and the button says so', async () => {
    const slow = lateAnswer();
    const calls = await open({ [ERASE]: slow.call });
    await press('Erase my data');
    await user.dblClick(button('Yes, erase it'));
    const yes = button('Yes, erase it');
    expect([yes.disabled, yes.getAttribute('aria-busy'), calls.length]).toEqual([true, 'true', 1]);
    slow.come(Response.json({ status: { code: '200' }, data: { ...held, erasure } }));
    await waitFor(() => expect(question()).toBeNull());
    expect(calls).toHaveLength(1);
  });

  it('speaks Hindi', async () => {
    await open({ [ERASE]: ok({ ...held, erasure }) }, held, { language: 'hi' });
    await press('मेरी जानकारी मिटाएँ');
    expect(screen.getByRole('dialog', { name: 'आपकी सारी जानकारी मिटा दें?' })).toBeTruthy();
    await press('हाँ, मिटा दें');
    await waitFor(() => expect(title()).toBe('आपकी जानकारी 28 नवंबर 2026 को मिटा दी जाएगी'));
  });
});

describe('an erasure that waits', () => {
  const waiting = { ...held, erasure };

  it('is taken back by one press, and says that the data stays', async () => {
    const calls = await open({ [KEEP]: ok(held) }, waiting);
    expect(title()).toBe('Your data will be erased on 28 November 2026');
    await press('Keep my data');
    expect(await screen.findByText('Your data stays. We do not contact you.')).toBeTruthy();
    expect(calls.map(({ url, method, body }) => [url, method, body])).toEqual([[KEEP, 'POST', {}]]);
    expect(title()).toBe('Erase everything');
    expect(question()).toBeNull();
  });

  it.each([
    ['a limit', limited, 'Please wait a minute'],
    ['no network', offline, 'We could not save this. Please try again.'],
  ])('still waits after %s, and says so', async (_, answer, message) => {
    await open({ [KEEP]: answer }, waiting);
    await press('Keep my data');
    await waitFor(() => expect(words(document.querySelector('.error'))).toBe(message));
    expect(title()).toBe('Your data will be erased on 28 November 2026');
    expect(button('Keep my data').disabled).toBe(false);
  });

  it('is taken back once while the answer is slow', async () => {
    const calls = await open({ [KEEP]: noAnswer }, waiting);
    await user.dblClick(button('Keep my data'));
    const keep = button('Keep my data');
    expect([keep.disabled, keep.getAttribute('aria-busy')]).toEqual([true, 'true']);
    expect(calls).toHaveLength(1);
  });
});
