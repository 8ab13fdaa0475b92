import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PatientRequest } from '@/contract/types';
import { beginSession, endSession } from '@/patients/session';
import { patientRequest as request, user } from '@/testing/examples/patients';
import { noAnswer } from '@/testing/late-answer';
import { LanguageProvider } from '@/ui/language';
import MyRequests from './my-requests.island';

const answer = async (...requests: PatientRequest[]) =>
  Response.json({
    status: { code: '200' },
    data: { requests, callTimes: ['Now', 'Later 9-12'] },
  });
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

/** The answers in their order; what is asked beyond them fails. */
function show(...answers: (() => Promise<Response>)[]) {
  const fetched = vi.fn((_path: string, _options: RequestInit) => (answers.shift() ?? noNetwork)());
  vi.stubGlobal('fetch', fetched);
  render(
    <LanguageProvider language="en">
      <MyRequests />
    </LanguageProvider>,
  );
  return fetched;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const back = () =>
  act(() => {
    dispatchEvent(new Event('online'));
  });

beforeEach(() => {
  beginSession(user);
});
afterEach(() => {
  cleanup();
  endSession();
});

describe('requests that do not come', () => {
  it('are said to be out of reach without a network, and come when it is back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(noNetwork, () => answer(request));
    expect((await screen.findByRole('alert')).textContent).toContain('You are offline');
    back();
    expect(await screen.findByText('Gallbladder Removal')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stay as they are when a later look at them fails', async () => {
    const fetched = show(() => answer(request));
    await screen.findByText('Gallbladder Removal');
    back();
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    expect(screen.getByText('Gallbladder Removal')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('another time for the call', () => {
  const choose = async (time: string) => {
    await userEvent.click(await screen.findByText('Change when we call'));
    await userEvent.click(screen.getByLabelText(time));
  };

  it('is sent in the body alone, and the focus goes to the request', async () => {
    const saved = { ...request, callTime: 'Later 9-12' };
    const fetched = show(
      () => answer(request),
      () => answer(saved),
    );
    await choose('Later, 9 am to 12 noon');
    await press('Save the time');
    const title = screen.getByRole('heading', { name: 'Gallbladder Removal' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    const [path, options] = fetched.mock.calls[1] ?? [];
    expect(path).toBe('/api/lead/requests');
    expect(JSON.parse(String(options?.body))).toEqual({
      id: request.id,
      wish: 'call',
      callTime: 'Later 9-12',
    });
  });

  it('is sent once, however often it is pressed', async () => {
    const fetched = show(() => answer(request), noAnswer);
    await choose('Now');
    await press('Save the time');
    await press('Save the time');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('that cannot be saved says so, and may be tried again', async () => {
    show(
      () => answer(request),
      noNetwork,
      () => answer({ ...request, callTime: 'Now' }),
    );
    await choose('Now');
    await press('Save the time');
    expect(await screen.findByText('We could not save this. Please try again.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Now').checked).toBe(true);
    await press('Save the time');
    await waitFor(() => expect(screen.queryByText(/We could not save this/)).toBeNull());
  });
});

it('a request that was closed meanwhile is said to be, in the question itself', async () => {
  const message = 'This request is closed: it cannot be changed any more.';
  const closed = async () =>
    Response.json({ status: { code: '409', message }, error: [] }, { status: 409 });
  show(() => answer(request), closed);
  await press('Withdraw the request');
  await press('Yes, withdraw');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
});
