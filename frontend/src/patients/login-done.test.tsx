import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { User } from '@/contract/types';
import { user as asha } from '@/testing/examples/patients';
import { json, offline, serve } from '@/testing/fake-server';
import { logIn } from '@/testing/log-in';
import { Login } from './login';
import { endSession } from './session';

const user = userEvent.setup({ delay: null });
const LOGIN = '/users/v1/user/login';
const VISITOR = '/timeline/visitorid';

/** What the server sets with the answer to a login; a browser that stores no cookie loses it. */
function setCookie({ token: _, ...profile }: User) {
  logIn({ ...profile, mobileNo: '******0001' });
}

/** Logs in with the right code. `answered`: when the answer came, by the clock of the page. */
async function logInAs(patient: User, more: Parameters<typeof serve>[0] = {}, hasCookies = true) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let answered = Number.NaN;
  const calls = serve({
    '/users/v1/user/signup': json({ status: { code: 200 } }),
    [LOGIN]: () => {
      if (hasCookies) setCookie(patient);
      answered = Date.now();
      return Response.json({ status: { code: 200 }, data: patient });
    },
    ...more,
  });
  const onClosed = vi.fn();
  let done = Number.NaN;
  const onDone = vi.fn((_hasName: boolean) => {
    done = Date.now();
  });
  render(<Login onClosed={onClosed} onDone={onDone} />);
  await user.type(screen.getByLabelText('Mobile number'), '9810000001');
  await user.keyboard('{Enter}');
  await screen.findByLabelText('Digit 1 of 6');
  await user.keyboard('482913{Enter}');
  await screen.findByText('You are logged in');
  return { calls, onClosed, onDone, shownFor: () => done - answered };
}

const later = () => act(() => vi.advanceTimersByTimeAsync(1000));
const closeIt = () => user.click(screen.getByRole('button', { name: 'Close' }));

afterEach(() => {
  cleanup();
  endSession();
});

describe('who has logged in', () => {
  it.each([
    ['a patient we know by name', 'Asha', true],
    ['one who has given no name yet', '', false],
  ])('is told so for a second before the page goes on: %s', async (_, name, hasName) => {
    const { onDone, onClosed, shownFor } = await logInAs({ ...asha, name });
    expect(screen.getByRole('status').textContent).toBe('You are logged in');
    expect(screen.queryByLabelText('Digit 1 of 6')).toBeNull();
    await later();
    expect(onDone.mock.calls).toEqual([[hasName]]);
    expect(shownFor()).toBeGreaterThanOrEqual(1000);
    expect(onClosed).not.toHaveBeenCalled();
  });

  it('in a browser without cookies reads about it for as long as they like', async () => {
    const { onDone, onClosed } = await logInAs(asha, {}, false);
    expect(screen.getByText(/you are logged in until you leave this page/)).toBeTruthy();
    await later();
    expect(onDone).not.toHaveBeenCalled();
    await closeIt();
    expect(onDone.mock.calls).toEqual([[true]]);
    expect(onClosed).not.toHaveBeenCalled();
  });

  it('with cookies is told nothing of cookies, and goes on once, closed early or not', async () => {
    const { onDone, onClosed } = await logInAs(asha);
    expect(screen.queryByText(/does not keep cookies/)).toBeNull();
    await closeIt();
    await later();
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(onClosed).not.toHaveBeenCalled();
  });

  it('is linked with the visits of this browser, by the session', async () => {
    const { calls } = await logInAs(asha, { [VISITOR]: json({ visitorid: '1' }) }, false);
    const link = calls.find(({ url }) => url === VISITOR);
    expect(link?.headers.Authorization).toBe('secret-token');
  });

  it('hears nothing of a link that failed', async () => {
    const { onDone } = await logInAs(asha, { [VISITOR]: offline });
    await later();
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(document.querySelector('.error')).toBeNull();
  });

  it('gets back the city of their profile on a device that knows none', async () => {
    const place = Object.assign(document.createElement('b'), { textContent: 'Delhi NCR' });
    place.dataset.cityName = '';
    document.body.append(place);
    const pune = { cityid: 568, cityname: 'Pune', type: 'popular' };
    const { calls } = await logInAs(
      { ...asha, selectedCity: pune },
      { '/dmg/v1/web/citylist': json({ results: [{ cityid: 568, slug: 'pune' }] }) },
    );
    await waitFor(() => expect(place.textContent).toBe('Pune'));
    const asked = () => calls.map(({ url }) => url);
    await waitFor(() => expect(asked()).toContain('/api/cities/pune/lists')); // where its links lead
  });
});
