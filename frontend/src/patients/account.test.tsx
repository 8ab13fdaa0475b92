import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { comeBack } from '@/testing/come-back';
import { asha } from '@/testing/examples/patients';
import { type Call, json, offline, serve } from '@/testing/fake-server';
import { logIn, logOut } from '@/testing/log-in';
import { html, words } from '@/testing/render';
import { LanguageProvider } from '@/ui/language';
import Account from './account.island';

const UPDATE = '/users/v1/user/update';

let calls: Call[];
beforeEach(() => {
  calls = serve({});
});

const show = (place: 'header' | 'menu', language: 'en' | 'hi' = 'en') =>
  render(
    <LanguageProvider language={language}>
      <Account place={place} />
    </LanguageProvider>,
  );
const summary = () => document.querySelector('.account > summary');
const loginButton = () => screen.queryByRole('button', { name: 'Login' });

describe('the account', () => {
  it('of a guest is the way to the login, as the server renders it for everyone', () => {
    logIn();
    for (const place of ['header', 'menu'] as const) {
      const markup = html(<Account place={place} />);
      expect(markup).toContain('data-login=""');
      expect(markup).not.toContain('Asha');
    }
    expect(html(<Account place="menu" />)).toContain('Log in to see your requests');
  });

  it.each([
    ['en', 'Guest', 'G'],
    ['hi', 'मेहमान', 'मे'],
  ] as const)('of a guest has the letter of its own word (%s): %s', (language, word, letter) => {
    const { container } = show('menu', language);
    expect(words(container.querySelector('b'))).toBe(word);
    expect(words(container.querySelector('.avatar'))).toBe(letter);
  });

  it.each([
    ['en', 'Account of Asha', 'My requests', '/my-requests', '/privacy/your-data'],
    ['hi', 'Asha का खाता', 'मेरे अनुरोध', '/hi/my-requests', '/hi/privacy/your-data'],
  ] as const)('in the header (%s) says whose it is and leads to what is theirs', (...row) => {
    const [language, label, requests, requestsPath, dataPath] = row;
    logIn();
    show('header', language);
    expect(summary()?.getAttribute('aria-label')).toBe(label);
    expect(screen.getByText('******0001')).toBeTruthy();
    const links = [...document.querySelectorAll('.account a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([requestsPath, dataPath]);
    expect(links[0]?.textContent).toBe(requests);
  });

  it('of who gave no name yet calls them a guest', () => {
    logIn({ ...asha, name: '' });
    show('header');
    expect(summary()?.getAttribute('aria-label')).toBe('Account of Guest');
    expect(summary()?.textContent).toBe('G');
  });

  it.each([
    ['Edit Profile', 'Edit Profile', 'Close'],
    ['Logout', 'Are you sure you want to Logout?', 'Cancel'],
  ])('opens %s beside the menu, and leads back to what opened it', async (choice, title, leave) => {
    logIn();
    show('header');
    await userEvent.click(screen.getByRole('button', { name: choice }));
    const dialog = screen.getByRole('dialog', { name: title });
    expect(dialog.closest('details')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: leave }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(summary());
    expect(calls).toEqual([]);
  });

  it('in the side menu leads back to the button of that menu', async () => {
    logIn();
    const { container } = render(
      <details className="side-menu">
        <summary>Menu</summary>
        <Account place="menu" />
      </details>,
    );
    container.querySelector('details')?.setAttribute('open', '');
    await userEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel'));
    expect(document.activeElement).toBe(screen.getByText('Menu'));
  });
});

describe('the account, when the session ends elsewhere', () => {
  it('is a guest’s again as soon as another tab says so, and nothing of the patient stays', async () => {
    logIn();
    show('header');
    sessionStorage.setItem('hhUser', '+919810000001');
    logOut();
    const otherTab = new BroadcastChannel('session');
    otherTab.postMessage('changed');
    await waitFor(() => expect(loginButton()).not.toBeNull());
    expect(sessionStorage.getItem('hhUser')).toBeNull();
    otherTab.close();
  });

  it('is the patient’s as soon as they log in in another tab', async () => {
    show('header');
    expect(loginButton()).not.toBeNull();
    logIn();
    const otherTab = new BroadcastChannel('session');
    otherTab.postMessage('changed');
    await screen.findByText('******0001');
    otherTab.close();
  });

  it('is a guest’s on a page that Back brings from the cache', () => {
    logIn();
    show('header');
    logOut();
    comeBack();
    expect(loginButton()).not.toBeNull();
  });
});

describe('a change that the server has not yet', () => {
  const wait = (id: string) =>
    localStorage.setItem('pendingProfile', JSON.stringify({ id, change: { name: 'Asha Rao' } }));
  const isWaiting = () => localStorage.getItem('pendingProfile') !== null;

  it('is sent by the next page that has the account, once for header and side menu', async () => {
    logIn();
    wait('P1');
    calls = serve({ [UPDATE]: json({ status: { code: 200 } }) });
    show('header');
    show('menu');
    await waitFor(() => expect(isWaiting()).toBe(false));
    expect(calls).toMatchObject([{ url: UPDATE, method: 'PUT', body: { name: 'Asha Rao' } }]);
  });

  it('of another patient is not sent', () => {
    logIn();
    wait('P2');
    show('header');
    expect(calls).toEqual([]);
  });

  it.each([
    ['no network', offline, true],
    ['a server that is down', json({ status: { code: 503 } }, 503), true],
    ['a limit', json({ status: { code: 429 } }, 429), true],
    ['a refusal, which no repeating changes', json({ status: { code: 422 } }, 422), false],
  ])('meets %s: sent again after half a minute: %s', async (_, answer, isSentAgain) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    logIn();
    wait('P1');
    calls = serve({ [UPDATE]: answer });
    const { unmount } = show('header');
    expect(calls).toHaveLength(1);
    await vi.waitFor(() => expect(isWaiting()).toBe(isSentAgain));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(calls).toHaveLength(isSentAgain ? 2 : 1);
    unmount();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(calls).toHaveLength(isSentAgain ? 2 : 1);
  });

  it('opens no dialog by itself to who logs in after a session that ended elsewhere', async () => {
    logIn();
    show('header');
    await userEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
    logOut();
    comeBack();
    expect(screen.queryByRole('dialog')).toBeNull();
    logIn();
    comeBack();
    expect(summary()).not.toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves nothing of the patient before in a dialog to who logged in while this tab slept', async () => {
    logIn();
    show('header');
    await userEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
    expect(screen.getByDisplayValue('Asha')).toBeTruthy();
    logIn({ ...asha, id: 'P2', name: 'Ravi' });
    const otherTab = new BroadcastChannel('session');
    otherTab.postMessage('changed'); // of both, once this tab is awake again
    await screen.findByText('Ravi');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByDisplayValue('Asha')).toBeNull();
    otherTab.close();
  });
});
