import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { user as asha } from '@/testing/examples/patients';
import { json, serve } from '@/testing/fake-server';
import { logIn } from '@/testing/log-in';
import { start } from './dialogs.client';

const LOGIN = '/users/v1/user/login';
const SHOWN = json({ status: { code: 200 } });
const user = userEvent.setup({ delay: null });

beforeAll(() => start(document));
beforeEach(() => {
  document.body.innerHTML =
    '<button data-login="">Login</button><button data-open-city="">City</button>' +
    '<script type="application/json" id="page-form">{"form":{"cities":[]}}</script>';
});

const opener = (name: string) => screen.getByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const isOpen = () => screen.queryByRole('dialog') !== null;
const closeIt = () => user.click(screen.getByRole('button', { name: 'Close' }));

async function openLogin() {
  await user.click(opener('Login'));
  await dialog('Login');
}

/** Logs in; the server knows the patient by this name. */
async function logInAs(name: string) {
  const patient = { ...asha, name };
  serve({
    '/users/v1/user/signup': SHOWN,
    [LOGIN]: () => {
      logIn(patient);
      return Response.json({ status: { code: 200 }, data: patient });
    },
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openLogin();
  await user.keyboard('9810000001{Enter}');
  await screen.findByLabelText('Digit 1 of 6');
  await user.keyboard('482913{Enter}');
  await screen.findByText('You are logged in');
  await act(() => vi.advanceTimersByTimeAsync(1000));
}

describe('the buttons of a page', () => {
  it('for the login opens it, and gets the focus back', async () => {
    await openLogin();
    expect(document.activeElement).toBe(screen.getByLabelText('Mobile number'));
    await closeIt();
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(opener('Login'));
  });

  it('for the city opens the cities, and gets the focus back', async () => {
    serve({});
    await user.click(opener('City'));
    await dialog('Select Your City');
    await closeIt();
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(document.activeElement).toBe(opener('City'));
  });

  it('opens the login anew: nothing of what was typed before is in it', async () => {
    await openLogin();
    await user.keyboard('98100');
    await closeIt();
    await openLogin();
    expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('');
    await closeIt();
  });
});

describe('after a login', () => {
  it('the dialog of a patient with a name is gone', async () => {
    await logInAs('Asha');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(opener('Login'));
  });

  it('who has no name yet is asked for it, and may leave that for later', async () => {
    await logInAs('');
    await dialog('Personal Details');
    expect(screen.getByLabelText('Your name')).toBeTruthy();
    await closeIt();
    await waitFor(() => expect(isOpen()).toBe(false));
  });
});
