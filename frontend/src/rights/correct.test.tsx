import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { StoredData } from '@/contract/types';
import { replayUntilDone, savePending } from '@/patients/pending-profile';
import { currentProfile } from '@/patients/session';
import { asha, heldRequest, held as nothing } from '@/testing/examples/patients';
import { json, offline, refused, serve } from '@/testing/fake-server';
import { lateAnswer } from '@/testing/late-answer';
import { logIn } from '@/testing/log-in';
import { words } from '@/testing/render';
import { LanguageProvider } from '@/ui/language';
import YourData from './your-data.island';

const CORRECT = '/api/privacy/correct';
const user = userEvent.setup({ delay: null });
const profile = {
  name: 'Asha',
  email: 'asha@example.org',
  city: 'Pune',
  since: '2026-01-01T00:00:00Z',
};
const held: StoredData = { ...nothing, profile };
const request = {
  ...heldRequest,
  name: 'Asha of the request',
  email: 'request@example.org',
};
const ok = (data: StoredData) => json({ status: { code: '200' }, data });

/** The page of who is logged in, with what is held of them. */
async function open(
  answer: ReturnType<typeof json> = offline,
  data = held,
  language: 'en' | 'hi' = 'en',
) {
  logIn();
  const answers = { '/api/privacy/held': ok(data), [CORRECT]: answer };
  const calls = serve(answers);
  const cities = [
    { id: 477, name: 'Mumbai', nameHi: 'मुंबई' },
    { id: 568, name: 'Pune', nameHi: 'पुणे' },
  ].map((city) => ({ ...city, nameHi: language === 'hi' ? city.nameHi : '' }));
  render(
    <LanguageProvider language={language}>
      <YourData cities={cities} waitDays={7} />
    </LanguageProvider>,
  );
  await screen.findByRole('heading', { name: language === 'hi' ? 'सुधारें' : 'Correct it' });
  calls.length = 0;
  return { calls, answers };
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const city = () => screen.getByLabelText<HTMLSelectElement>('City');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Save/ });
const save = () => user.click(button());
const error = () => words(document.getElementById('own-correct-error'));
const typed = () => [name().value, email().value, city().value];

async function fill(input: HTMLInputElement, text: string) {
  await user.clear(input);
  if (text) await user.type(input, text);
}

describe('a correction of who is logged in', () => {
  const corrected = { ...held, profile: { ...profile, name: 'Asha Rao' } };

  it('is what the page calls them from then on', async () => {
    await open(ok(corrected));
    await fill(name(), 'Asha Rao');
    await save();
    await waitFor(() => expect(currentProfile()?.name).toBe('Asha Rao'));
    expect(currentProfile()?.email).toBe('asha@example.org');
  });

  it('is not undone by a change that waited for a network', async () => {
    logIn();
    savePending({ id: asha.id, change: { name: 'Before', cityId: 568 } });
    const { answers } = await open(ok(corrected));
    await fill(name(), 'Asha Rao');
    await save();
    await waitFor(() => expect(currentProfile()?.name).toBe('Asha Rao'));
    const calls = serve({ ...answers, '/users/v1/user/update': offline });
    replayUntilDone(asha.id)();
    expect(calls.map(({ body }) => body)).toEqual([{ cityId: 568 }]);
  });
});

describe('correcting what is held', () => {
  it('begins with the profile, and leaves the city as it is', async () => {
    await open();
    expect(typed()).toEqual(['Asha', 'asha@example.org', '']);
    expect(city().selectedOptions[0]?.text).toBe('Pune');
  });

  it('of who has no account begins with their last request, and names no city', async () => {
    await open(offline, { ...held, profile: null, requests: [request] });
    expect(typed()).toEqual(['Asha of the request', 'request@example.org', '']);
    expect(city().selectedOptions[0]?.text).toBe('Leave as it is');
  });

  it.each<[string, () => Promise<void>, object]>([
    ['the name', () => fill(name(), ' Asha Rao '), { name: 'Asha Rao' }],
    ['the email', () => fill(email(), 'rao@example.org'), { email: 'rao@example.org' }],
    ['the city', () => user.selectOptions(city(), 'Mumbai'), { cityId: 477 }],
    [
      'name and city',
      async () => {
        await fill(name(), 'Rao');
        await user.selectOptions(city(), 'Mumbai');
      },
      { name: 'Rao', cityId: 477 },
    ],
    [
      'the name, where the email was emptied',
      async () => {
        await fill(name(), 'Rao');
        await fill(email(), '');
      },
      { name: 'Rao' },
    ],
  ])('sends %s alone where nothing else was changed', async (_, change, body) => {
    const { calls } = await open(ok(held));
    await change();
    await save();
    await waitFor(() => expect(calls).toMatchObject([{ url: CORRECT, method: 'POST' }]));
    expect(calls[0]?.body).toEqual(body);
  });

  it.each<[string, () => Promise<void>]>([
    ['nothing was changed', async () => undefined],
    ['a name got spaces around it', () => fill(name(), ' Asha ')],
  ])('sends nothing where %s', async (_, change) => {
    const { calls } = await open(ok(held));
    await change();
    await save();
    expect(calls).toEqual([]);
    expect([error(), button().disabled]).toEqual(['', false]);
  });

  it.each([
    ['the name', name],
    ['the email', email],
  ])('sends nothing where %s was emptied, and says that this removes nothing', async (_, field) => {
    const { calls } = await open(ok(held));
    await fill(field(), '');
    await save();
    expect(calls).toEqual([]);
    expect(error()).toContain('left empty is not removed');
    await fill(field(), 'rao@example.org');
    await save();
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(error()).toBe(''));
  });

  it('says so beside what was corrected, too', async () => {
    await open(ok(held));
    await fill(name(), 'Rao');
    await fill(email(), '');
    await save();
    expect(await screen.findByText('Corrected')).toBeTruthy();
    expect(error()).toContain('left empty is not removed');
  });

  it('says nothing of a field that was empty before', async () => {
    const { calls } = await open(ok(held), { ...held, profile: { ...profile, email: '' } });
    await save();
    expect([calls, error()]).toEqual([[], '']);
  });

  it('shows what is held now, and says so', async () => {
    const after = { ...held, profile: { ...profile, name: 'Asha Rao' } };
    await open(ok(after));
    await fill(name(), 'Asha Rao');
    await save();
    expect(await screen.findByText('Corrected')).toBeTruthy();
    expect(words(document.querySelector('dl'))).toContain('Asha Rao');
    expect(name().value).toBe('Asha Rao');
  });

  it.each([
    [
      'an email that is none',
      refused({ field: 'email', message: 'Please enter your email' }),
      'email',
    ],
    ['a name that is none', refused({ field: 'name', message: 'Please enter your name' }), 'name'],
    ['a limit', json({ status: { code: '429', message: 'Please wait' } }, 429), 'wait'],
    ['an answer that is not ours', () => new Response('', { status: 502 }), 'could not save'],
    ['no network', offline, 'We could not save this. Please try again.'],
  ])('loses nothing to %s, and says what is wrong', async (_, answer, message) => {
    const { calls } = await open(answer);
    await fill(name(), 'Rao');
    await fill(email(), 'rao@example');
    await user.selectOptions(city(), 'Mumbai');
    await save();
    await waitFor(() => expect(error()).toContain(message));
    expect(screen.getAllByRole('alert').map(words)).toContain(error());
    expect(typed()).toEqual(['Rao', 'rao@example', '477']);
    expect(screen.queryByText('Corrected')).toBeNull();
    await save();
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.body).toEqual(calls[0]?.body);
  });

  it('takes its error back when it went well after all', async () => {
    const { answers } = await open(offline);
    await fill(name(), 'Rao');
    await save();
    await waitFor(() => expect(error()).not.toBe(''));
    answers[CORRECT] = ok(held);
    await save();
    await waitFor(() => expect(error()).toBe(''));
  });

  it('is sent once while the answer is slow, and the button says so', async () => {
    const slow = lateAnswer();
    const { calls } = await open(slow.call);
    await fill(name(), 'Rao');
    await user.dblClick(button());
    expect([button().disabled, button().getAttribute('aria-busy')]).toEqual([true, 'true']);
    expect(calls).toHaveLength(1);
    slow.come(Response.json({ status: { code: '200' }, data: held }));
    await waitFor(() => expect(button().disabled).toBe(false));
  });

  it('names cities in Hindi on a Hindi page, the one of the profile too', async () => {
    await open(offline, held, 'hi');
    const options = screen.getByLabelText<HTMLSelectElement>('शहर').options;
    expect([...options].map(({ text }) => text)).toEqual(['पुणे', 'मुंबई', 'पुणे']);
  });

  it('sends a city once, and not again with the next correction', async () => {
    const { calls } = await open(ok(held));
    await user.selectOptions(city(), 'Mumbai');
    await save();
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ cityId: 477 }));
    await waitFor(() => expect(city().value).toBe(''));
    await fill(name(), 'Asha Rao');
    await save();
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ name: 'Asha Rao' }));
  });
});
