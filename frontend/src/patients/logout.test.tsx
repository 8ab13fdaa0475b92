import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asha } from '@/testing/examples/patients';
import { json, offline, serve } from '@/testing/fake-server';
import { lateAnswer } from '@/testing/late-answer';
import { logIn, logOut } from '@/testing/log-in';
import { LanguageProvider } from '@/ui/language';
import { EditProfile } from './edit-profile';
import { Logout } from './logout';
import { useProfile } from './session';

const LOGOUT = '/users/v1/user/logout';
const reload = vi.fn();

/** The answer of the server, which clears the cookie. */
const done = () => {
  logOut();
  return Response.json({ status: { code: 200, message: 'OK' } });
};

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal('location', { reload, protocol: 'http:' });
  logIn();
});

const Who = () => <p data-testid="who">{useProfile()?.name ?? 'nobody'}</p>;
const who = () => screen.getByTestId('who').textContent;

function open(answer: () => Response | Promise<Response>, language: 'en' | 'hi' = 'en') {
  const calls = serve({ [LOGOUT]: answer });
  const onClosed = vi.fn();
  const view = (dialog: 'logout' | 'profile') => (
    <LanguageProvider language={language}>
      <Who />
      {dialog === 'logout' ? (
        <Logout onClosed={onClosed} />
      ) : (
        <EditProfile profile={asha} onClosed={onClosed} />
      )}
    </LanguageProvider>
  );
  return { calls, onClosed, view };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a logout', () => {
  it('asks first, and ends the session when it is said', async () => {
    sessionStorage.setItem('hhUser', '+919810000001');
    const { calls, view } = open(done);
    render(view('logout'));
    expect(screen.getByRole('dialog', { name: 'Are you sure you want to Logout?' })).toBeTruthy();
    expect(calls).toEqual([]);
    await press('Yes, Logout');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(calls.map(({ url, method, body }) => [url, method, body])).toEqual([
      [LOGOUT, 'POST', {}],
    ]);
    expect(who()).toBe('nobody');
    expect(sessionStorage.getItem('hhUser')).toBeNull();
  });

  it.each([
    ['Cancel', () => press('Cancel')],
    ['Escape', async () => fireEvent(screen.getByRole('dialog'), new Event('cancel'))],
  ])('that is left by %s sends nothing', async (_, leave) => {
    const { calls, onClosed, view } = open(done);
    render(view('logout'));
    await leave();
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect([calls.length, who()]).toEqual([0, 'Asha']);
  });

  it.each([
    ['there is no network', offline, 'Somthing went wrong'],
    ['the server is down', () => new Response('', { status: 502 }), 'Somthing went wrong'],
    ['a limit is met', json({ status: { code: 429, message: 'Please wait' } }), 'Please wait'],
  ])('is not told as done where %s, and may be tried again', async (_, answer, message) => {
    const { calls, view } = open(answer);
    render(view('logout'));
    await press('Yes, Logout');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
    expect([who(), reload.mock.calls.length]).toEqual(['Asha', 0]);
    await press('Yes, Logout');
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  it('is sent once while the answer is slow, and says that it is under way', async () => {
    const slow = lateAnswer();
    const { calls, view } = open(slow.call);
    render(view('logout'));
    const yes = screen.getByRole<HTMLButtonElement>('button', { name: 'Yes, Logout' });
    await userEvent.dblClick(yes);
    expect([yes.disabled, yes.getAttribute('aria-busy')]).toEqual([true, 'true']);
    slow.come(done());
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(calls).toHaveLength(1);
  });

  it('takes what waited to be sent with it: the next patient of this device has none of it', async () => {
    localStorage.setItem('pendingProfile', JSON.stringify({ id: 'P1', change: { name: 'A' } }));
    const { view } = open(done);
    render(view('logout'));
    await press('Yes, Logout');
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(localStorage.getItem('pendingProfile')).toBeNull();
  });

  it('speaks Hindi', async () => {
    const { view } = open(offline, 'hi');
    render(view('logout'));
    expect(screen.getByText('क्या आप सच में लॉगआउट करना चाहते हैं?')).toBeTruthy();
    await press('हाँ, लॉगआउट करें');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('कुछ गड़बड़ हो गई'));
  });
});

describe('a logout on all devices', () => {
  it('is found in the profile, says what it means, and asks the server for all', async () => {
    const { calls, view } = open(done);
    render(view('profile'));
    await press('Log out on all devices');
    expect(screen.getByRole('dialog', { name: 'Log out on all devices?' })).toBeTruthy();
    expect(screen.getByText(/will need a new OTP to log in/)).toBeTruthy();
    expect(screen.queryByLabelText('Your name')).toBeNull();
    await press('Log out everywhere');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(calls.map(({ body }) => body)).toEqual([{ everywhere: true }]);
  });

  it('says that the others stay where the session here was over, and does not seem to be done', async () => {
    const words = 'Your session here has ended, so your other devices are still logged in.';
    const { onClosed, view } = open(json({ status: { code: 401, message: words } }, 401));
    render(view('profile'));
    await press('Log out on all devices');
    await press('Log out everywhere');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));
    expect([who(), reload.mock.calls.length, onClosed.mock.calls.length]).toEqual(['Asha', 0, 0]);
  });

  it('that is cancelled sends nothing', async () => {
    const { calls, onClosed, view } = open(done);
    render(view('profile'));
    await press('Log out on all devices');
    await press('Cancel');
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect([calls.length, who()]).toEqual([0, 'Asha']);
  });
});
