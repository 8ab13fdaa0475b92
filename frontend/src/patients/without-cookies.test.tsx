import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { user as asha } from '@/testing/examples/patients';
import { type Call, json, serve } from '@/testing/fake-server';
import Account from './account.island';
import { PlaceDialog } from './place-dialog';
import { beginSession, endSession } from './session';

const UPDATE = '/users/v1/user/update';
const user = userEvent.setup({ delay: null });
const reload = vi.fn();
const assign = vi.fn();
let calls: Call[];

/** Logged in where the browser stores no cookie: a page that is loaded again is a guest's. */
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  reload.mockReset();
  assign.mockReset();
  vi.stubGlobal('location', { pathname: '/about-us', search: '', reload, assign });
  calls = serve({
    [UPDATE]: json({ status: { code: 200 } }),
    '/dmg/v1/web/citylist': json({
      results: [{ cityid: 568, cityname: 'Pune', slug: 'pune', nameHi: '', aliases: [] }],
    }),
  });
  beginSession(asha);
});
afterEach(() => {
  cleanup();
  endSession();
});

const later = () => act(() => vi.advanceTimersByTimeAsync(1000));

it('an edited profile is saved with the token, and closes in place of loading the page again', async () => {
  render(<Account place="header" />);
  expect(screen.getByText('******0001')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
  await user.type(screen.getByLabelText('Your name'), ' Rao{Enter}');
  await screen.findByText('Profile Updated');
  await later();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Asha Rao')).toBeTruthy();
  expect(calls).toMatchObject([{ url: UPDATE, headers: { Authorization: 'secret-token' } }]);
  expect(reload).not.toHaveBeenCalled();
});

it('a city is saved with the profile, and the page stays', async () => {
  const block = Object.assign(document.createElement('script'), { id: 'page-form' });
  block.type = 'application/json';
  block.textContent = JSON.stringify({ form: { cities: [] } });
  document.body.append(block);
  const onClosed = vi.fn();
  render(<PlaceDialog onClosed={onClosed} />);
  await user.click(await screen.findByText('Pune', { selector: 'label' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalled());
  await later();
  const saved = calls.find(({ url }) => url === UPDATE);
  expect(saved?.body).toEqual({ cityId: 568 });
  expect([reload.mock.calls.length, assign.mock.calls.length]).toEqual([0, 0]);
});
