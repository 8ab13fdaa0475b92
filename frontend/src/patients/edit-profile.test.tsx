import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '@/contract/types';
import { asha } from '@/testing/examples/patients';
import { json, offline, refused, serve } from '@/testing/fake-server';
import { lateAnswer } from '@/testing/late-answer';
import { logIn } from '@/testing/log-in';
import { words } from '@/testing/render';
import { LanguageProvider } from '@/ui/language';
import { EditProfile } from './edit-profile';
import { useProfile } from './session';

const UPDATE = '/users/v1/user/update';
const updated = json({ status: { code: 200, message: 'Profile Updated' }, data: {}, error: [] });
const patient: Profile = {
  ...asha,
  selectedCity: { cityid: 477, cityname: 'Mumbai', type: 'popular' },
};
const reload = vi.fn();
const user = userEvent.setup({ delay: null });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  reload.mockReset();
  vi.stubGlobal('location', { reload, protocol: 'http:' });
  logIn(patient);
});

/** What the page says of the patient meanwhile, as the header does. */
const Name = () => <p data-testid="name">{useProfile()?.name}</p>;

function open(answers: Parameters<typeof serve>[0] = {}, language: 'en' | 'hi' = 'en') {
  const calls = serve(answers);
  const onClosed = vi.fn();
  render(
    <LanguageProvider language={language}>
      <Name />
      <EditProfile profile={patient} onClosed={onClosed} />
    </LanguageProvider>,
  );
  return { calls, onClosed };
}

const name = () => screen.getByLabelText<HTMLInputElement>('Your name');
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
const errorOf = (input: HTMLInputElement) =>
  words(document.getElementById(input.getAttribute('aria-describedby') ?? 'none'));

async function fill(input: HTMLInputElement, text: string) {
  await user.clear(input);
  if (text) await user.type(input, text);
}

describe('editing the profile', () => {
  it('begins with what is known, and in the name', () => {
    open();
    expect([name().value, email().value]).toEqual(['Asha', 'asha@example.org']);
    expect(document.activeElement).toBe(name());
  });

  it.each([
    ['no name', '', 'a@example.org', 'name'],
    ['spaces for a name', '   ', 'a@example.org', 'name'],
    ['a name that nobody sees', '\u200b\u200e', 'a@example.org', 'name'],
    ['markup in the name', '<b>Asha</b>', 'a@example.org', 'name'],
    ['no email', 'Asha', '', 'email'],
    ['an email without a place', 'Asha', 'asha@', 'email'],
    ['an email whose place has no end', 'Asha', 'asha@example', 'email'],
    ['an email with a space', 'Asha', 'as ha@example.org', 'email'],
  ])('with %s sends nothing, names the field and goes there', async (_, aName, anEmail, field) => {
    const { calls } = open({ [UPDATE]: updated });
    await fill(name(), aName);
    await fill(email(), anEmail);
    await save();
    const [wrong, right] = field === 'name' ? [name(), email()] : [email(), name()];
    expect(errorOf(wrong)).toBe(`Please enter your ${field}`);
    expect(wrong.getAttribute('aria-invalid')).toBe('true');
    expect(right.hasAttribute('aria-invalid')).toBe(false);
    expect(document.activeElement).toBe(wrong);
    expect([name().value, email().value]).toEqual([aName, anEmail]);
    expect(calls).toEqual([]);
  });

  it('tells all that is wrong at once, and takes back what is being mended', async () => {
    open();
    await fill(name(), '');
    await fill(email(), '');
    await save();
    expect([errorOf(name()), errorOf(email())]).toEqual([
      'Please enter your name',
      'Please enter your email',
    ]);
    expect(document.activeElement).toBe(name());
    await user.keyboard('A');
    expect([errorOf(name()), errorOf(email())]).toEqual(['', 'Please enter your email']);
  });

  it('sends both without the spaces around them, and shows the new name at once', async () => {
    const { calls } = open({ [UPDATE]: updated });
    await fill(name(), '  Asha Rao ');
    await fill(email(), 'Rao+1@Example.co.in');
    await save();
    expect(await screen.findByText('Profile Updated')).toBeTruthy();
    expect(calls).toMatchObject([
      { url: UPDATE, method: 'PUT', body: { name: 'Asha Rao', email: 'Rao+1@Example.co.in' } },
    ]);
    expect(calls[0]?.headers.cityid).toBe('477');
    expect(screen.getByTestId('name').textContent).toBe('Asha Rao');
    act(() => vi.advanceTimersByTime(500));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('says that it is saving, and sends once however often it is pressed', async () => {
    const slow = lateAnswer();
    const { calls } = open({ [UPDATE]: slow.call });
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    await user.type(name(), '{Enter}');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Saving...' });
    expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([true, 'true']);
    expect(calls).toHaveLength(1);
    slow.come(await updated());
    await screen.findByText('Profile Updated');
    await user.type(name(), '{Enter}');
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['the email', refused({ field: 'email', message: 'Please enter your email' }), 'email'],
    ['the name', refused({ field: 'name', message: 'Please enter your name' }), 'name'],
    ['more than it says', json({ status: { code: 400 }, error: [] }, 400), 'Somthing went wrong'],
    [
      'so many changes',
      json({ status: { code: 429, message: 'Please wait' } }, 429),
      'Please wait',
    ],
  ])('that the server refuses for %s says so and loses nothing', async (_, answer, said) => {
    open({ [UPDATE]: answer });
    await fill(name(), 'Asha Rao');
    await fill(email(), 'rao@example.org');
    await save();
    const field = said === 'email' ? email : name;
    const message = ['email', 'name'].includes(said) ? `Please enter your ${said}` : said;
    await waitFor(() => expect(errorOf(field())).toBe(message));
    expect([name().value, email().value]).toEqual(['Asha Rao', 'rao@example.org']);
    expect(screen.getByTestId('name').textContent).toBe('Asha');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['no network', offline],
    ['a server that is down', json({ status: { code: 503 } }, 503)],
  ])('with %s is told as done, for it will be', async (_, answer) => {
    open({ [UPDATE]: answer });
    await fill(name(), 'Asha Rao');
    await save();
    expect(await screen.findByText('Profile Updated')).toBeTruthy();
    expect(screen.getByTestId('name').textContent).toBe('Asha Rao');
  });

  it('that is closed sends nothing', async () => {
    const { calls, onClosed } = open({ [UPDATE]: updated });
    await fill(name(), 'Asha Rao');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect(calls).toEqual([]);
  });

  it('that is refused after it was closed is told in passing', async () => {
    const slow = lateAnswer();
    open({ [UPDATE]: slow.call });
    await save();
    cleanup();
    slow.come(await refused({ field: 'email', message: 'Not this email' })());
    expect(words(await screen.findByText('Not this email'))).toBe('Not this email');
  });

  it('speaks Hindi, also with a field that the server refuses in Hindi', async () => {
    const message = 'कृपया अपना ईमेल लिखें';
    open({ [UPDATE]: refused({ field: 'email', message }) }, 'hi');
    expect(screen.getByRole('dialog', { name: 'प्रोफ़ाइल बदलें' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'सहेजें' }));
    await waitFor(() => expect(errorOf(screen.getByLabelText('ईमेल'))).toBe(message));
  });

  it('goes to the field that the server names, whatever it says of it', async () => {
    open({ [UPDATE]: refused({ field: 'email', message: 'Not this email' }) });
    await save();
    await waitFor(() => expect(errorOf(email())).toBe('Not this email'));
    expect(errorOf(name())).toBe('');
    expect(document.activeElement).toBe(email());
  });
});
