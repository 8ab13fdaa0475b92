import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chosenCity } from '@/cities/city';
import type { Profile } from '@/contract/types';
import { asha } from '@/testing/examples/patients';
import { json, offline, refused, serve } from '@/testing/fake-server';
import { lateAnswer } from '@/testing/late-answer';
import { logIn, logOut } from '@/testing/log-in';
import { words } from '@/testing/render';
import { replayUntilDone } from './pending-profile';
import { PlaceDialog } from './place-dialog';
import { currentProfile } from './session';

const UPDATE = '/users/v1/user/update';
const updated = json({ status: { code: 200 }, data: {} });
const user = userEvent.setup({ delay: null });
const city = (cityid: number, cityname: string) => ({
  cityid,
  cityname,
  slug: cityname.toLowerCase(),
  nameHi: '',
  type: 'popular',
  aliases: [],
});
const LIST = json({ results: [city(477, 'Mumbai'), city(568, 'Pune')] });
const reload = vi.fn();
const assign = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  reload.mockReset();
  assign.mockReset();
  const known = [{ id: 477, name: 'Mumbai', nameHi: '' }];
  const block = Object.assign(document.createElement('script'), { id: 'page-form' });
  block.type = 'application/json';
  block.textContent = JSON.stringify({ form: { cities: known } });
  document.body.append(block);
});

/** The dialog on a page of this address, with its whole list. `profile`: who is logged in. */
async function open(
  path: string,
  profile: Profile | null,
  answers: Parameters<typeof serve>[0] = {},
) {
  const [pathname = '', query] = path.split('?');
  const search = query === undefined ? '' : `?${query}`;
  vi.stubGlobal('location', { pathname, search, protocol: 'http:', reload, assign });
  if (profile) logIn(profile);
  const calls = serve({ '/dmg/v1/web/citylist': LIST, ...answers });
  const onClosed = vi.fn();
  render(<PlaceDialog onClosed={onClosed} />);
  await screen.findByRole('radio', { name: 'Pune' });
  calls.length = 0;
  return { calls, onClosed };
}

const tap = (name: string) => user.click(screen.getByText(name, { selector: 'label' }));
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
const toast = () => screen.findByText(/Updated Successfully|no page of this kind|not let us keep/);
const errors = () => [...document.querySelectorAll('.error')].map(words);
const later = () => act(() => vi.advanceTimersByTimeAsync(1000));

describe('the city of a guest', () => {
  it('is kept on the device with a tap, told to nobody, and the page comes again', async () => {
    const { calls, onClosed } = await open('/about-us', null);
    await tap('Pune');
    expect(words(await toast())).toBe('Location Updated Successfully');
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect(chosenCity()).toEqual({ id: 568, name: 'Pune', type: 'popular', slug: 'pune' });
    expect(calls).toEqual([]);
    await later();
    expect([reload.mock.calls.length, assign.mock.calls.length]).toEqual([1, 0]);
  });

  it('leads to the same page in that city', async () => {
    await open('/doctors', null, { '/doctors': () => new Response() });
    await tap('Pune');
    await toast();
    await later();
    expect(assign.mock.calls).toEqual([['/doctors?city=pune']]);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['/search?q=piles&city=477&kind=doctor&page=2', '/search?q=piles&city=568&kind=doctor'],
    ['/hi/search?q=piles', '/hi/search?q=piles&city=568'],
  ])('searches there for what was searched for: %s', async (before, after) => {
    await open(before, null);
    await tap('Pune');
    await toast();
    await later();
    expect(assign.mock.calls).toEqual([[after]]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('that is none of the list searches in all India', async () => {
    await open('/search?q=piles&city=477', null);
    await tap('Other');
    await toast();
    await later();
    expect(assign.mock.calls).toEqual([['/search?q=piles']]);
  });

  it('is told once the dialog is gone, behind which nobody would see or hear it', async () => {
    const there = lateAnswer();
    const { onClosed } = await open('/doctors', null, { '/doctors': there.call });
    await tap('Pune');
    expect([onClosed.mock.calls.length, screen.queryByText(/Updated/)]).toEqual([0, null]);
    there.come(new Response());
    await toast();
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it('that has no such page is told so, and the page stays', async () => {
    await open('/mumbai/hospitals/asha', null, {
      '/pune/hospitals/asha': () => new Response('', { status: 404 }),
    });
    await tap('Pune');
    expect(await screen.findByText(/^We have no page of this kind in Pune yet/)).toBeTruthy();
    await later();
    expect([reload.mock.calls.length, assign.mock.calls.length]).toEqual([0, 0]);
  });

  it('is kept without a network, where nobody knows whether it has such a page', async () => {
    await open('/mumbai/hospitals/asha', null, {
      '/pune/hospitals/asha': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await tap('Pune');
    expect(words(await toast())).toBe('Location Updated Successfully');
    await later();
    expect([reload.mock.calls.length, assign.mock.calls.length]).toEqual([0, 0]);
    expect(chosenCity()?.name).toBe('Pune');
  });

  it('is not told as kept where the browser keeps nothing, and no page comes again for it', async () => {
    await open('/about-us', null);
    vi.stubGlobal('localStorage', undefined);
    await tap('Pune');
    expect(words(await toast())).toBe('Your browser does not let us keep the city.');
    await later();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is that of who was logged out on another device: it is kept as a guest’s', async () => {
    const { calls } = await open('/about-us', asha, {
      [UPDATE]: json({ status: { code: 401, message: 'Please log in to do this.' } }, 401),
      '/users/v1/user/logout': () => {
        logOut(); // by its cookie
        return Response.json({ status: { code: 200 } });
      },
    });
    await tap('Pune');
    await toast();
    expect([errors(), chosenCity()?.name, currentProfile()]).toEqual([[], 'Pune', null]);
    expect(calls.map(({ method }) => method)).toEqual(['PUT', 'POST']);
  });

  it('is not changed by a dialog that is closed', async () => {
    const { calls, onClosed } = await open('/about-us', asha, { [UPDATE]: updated });
    fireEvent.click(screen.getByRole('radio', { name: 'Pune' }), { detail: 0 });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(onClosed).toHaveBeenCalled());
    expect([calls, chosenCity()]).toEqual([[], null]);
  });
});

describe('the city of a patient', () => {
  it('is saved with the profile', async () => {
    const { calls } = await open('/about-us', asha, { [UPDATE]: updated });
    await tap('Pune');
    expect(words(await toast())).toBe('Profile Updated Successfully');
    expect(calls).toMatchObject([{ url: UPDATE, method: 'PUT', body: { cityId: 568 } }]);
    expect(currentProfile()?.selectedCity?.cityname).toBe('Pune');
    expect(chosenCity()?.name).toBe('Pune');
    await later();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['refused', refused({ field: 'cityId', message: 'Please select your city' }), 'your city'],
    ['over a limit', json({ status: { code: 429, message: 'Please wait' } }, 429), 'Please wait'],
    ['refused without a word', json({ error: [] }, 400), 'Somthing went wrong'],
  ])('that is %s says so at the cities, and is kept nowhere', async (_, answer, message) => {
    const { onClosed } = await open('/about-us', asha, { [UPDATE]: answer });
    await tap('Pune');
    await waitFor(() => expect(errors().join()).toContain(message));
    await later();
    expect([onClosed.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
    expect([chosenCity(), currentProfile()?.selectedCity]).toEqual([null, null]);
  });

  it('that meets no network is told as saved, and reaches the server later', async () => {
    const { calls } = await open('/about-us', asha, { [UPDATE]: offline });
    await tap('Pune');
    expect(words(await toast())).toBe('Profile Updated Successfully');
    const later = serve({ [UPDATE]: updated });
    const stop = replayUntilDone('P1');
    await waitFor(() => expect(later).toHaveLength(1));
    stop();
    expect(later[0]?.body).toEqual(calls[0]?.body);
  });
});

describe('the personal details of who has no name yet', () => {
  const nameless = { ...asha, name: '' };
  const name = () => screen.getByLabelText<HTMLInputElement>('Your name');

  it('ask for name and city, and a tap on a city is not all', async () => {
    const { calls } = await open('/about-us', nameless, { [UPDATE]: updated });
    expect(screen.getByRole('dialog', { name: 'Personal Details' })).toBeTruthy();
    await save();
    expect(errors()).toEqual(['Please enter your name', 'Please select your city']);
    expect(document.activeElement).toBe(name());
    await tap('Pune');
    expect(errors()).toEqual(['Please enter your name']);
    expect(calls).toEqual([]);
    await user.type(name(), ' Asha Rao ');
    await save();
    await toast();
    expect(calls).toMatchObject([{ body: { name: 'Asha Rao', cityId: 568 } }]);
    expect(currentProfile()?.name).toBe('Asha Rao');
  });

  it.each([
    ['name', 'Please enter your name', 'city-picker-name'],
    ['cityId', 'Please select your city', 'city-picker-city'],
  ])('whose %s the server refuses say so there, and lose nothing', async (field, message, id) => {
    await open('/about-us', nameless, { [UPDATE]: refused({ field, message }) });
    await user.type(name(), 'Asha');
    await tap('Pune');
    await save();
    await waitFor(() => expect(errors()).toEqual([message]));
    expect(document.activeElement?.id).toBe(id);
    expect(name().value).toBe('Asha');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pune' }).checked).toBe(true);
  });
});
