import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PatientRequest } from '@/contract/types';
import { beginSession, endSession } from '@/patients/session';
import { patientRequest as request, user } from '@/testing/examples/patients';
import { html } from '@/testing/render';
import { LanguageProvider } from '@/ui/language';
import MyRequests from './my-requests.island';

const answer = (...requests: PatientRequest[]) =>
  Response.json({
    status: { code: '200' },
    data: { requests, callTimes: ['Now', 'Later 9-12'] },
  });
const serve = (...answers: (() => Promise<Response>)[]) => {
  const fetched = vi.fn();
  for (const each of answers) fetched.mockImplementationOnce(each);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const show = (language: 'en' | 'hi' = 'en') =>
  render(
    <LanguageProvider language={language}>
      <MyRequests />
    </LanguageProvider>,
  );

beforeEach(() => {
  beginSession(user);
});
afterEach(() => {
  cleanup();
  endSession();
});

describe('my requests', () => {
  it('offers a guest the login, and renders what the server renders for everyone', () => {
    expect(html(<MyRequests />)).toContain('Log in to see your requests');
    expect(html(<MyRequests />)).toContain('data-login=""');
    endSession();
    const fetched = serve();
    show();
    expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('says that they are loading, and then what next and by when', async () => {
    serve(async () => answer(request));
    show();
    expect(screen.getByRole('status').textContent).toBe('Loading your requests...');
    await screen.findByText('A care expert calls you within 2 hours.');
    expect(screen.getByText('Sent on 20 November 2026')).toBeTruthy();
  });

  it.each([
    ['beside those of late', [request]],
    ['where there are no others', []],
  ])('says that older ones are not shown, %s', async (_, shown) => {
    serve(async () =>
      Response.json({
        status: { code: '200' },
        data: { requests: shown, hasOlder: true, callTimes: [] },
      }),
    );
    show();
    await screen.findByText(/Older requests are not shown here/);
  });

  it('sends the id of a request in the body alone', async () => {
    const fetched = serve(
      async () => answer(request),
      async () => answer({ ...request, stage: 'withdrawn', isOpen: false }),
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the request' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, withdraw' }));
    await screen.findByText('You have withdrawn this request');
    const [url, options] = fetched.mock.calls[1] ?? [];
    expect(url).toBe('/api/lead/requests');
    expect(JSON.parse(options.body)).toEqual({ id: request.id, wish: 'withdraw', callTime: '' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('puts the focus on the name of a request only when the question is gone', async () => {
    vi.stubGlobal('requestAnimationFrame', (next: () => void) => next());
    serve(
      async () => answer(request),
      async () => answer({ ...request, stage: 'withdrawn', isOpen: false }),
    );
    show();
    const title = await screen.findByRole('heading', { level: 2 });
    const asked: boolean[] = [];
    title.addEventListener('focus', () => asked.push(screen.queryByRole('dialog') !== null));
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw the request' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, withdraw' }));
    await waitFor(() => expect(asked).toEqual([false]));
    expect(document.activeElement).toBe(title);
  });

  it('keeps the question open when the answer is a refusal, and says it', async () => {
    serve(
      async () => answer(request),
      async () => Response.json({ status: { code: '429' }, error: [{ message: 'Please wait' }] }),
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Do not contact me' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, stop' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Please wait'));
  });

  it('is a guest’s again when the session is over', async () => {
    const fetched = serve(
      async () => Response.json({ status: { code: '401' } }),
      async () => Response.json({ status: { code: 200 } }),
    );
    show();
    await screen.findByText('Log in to see your requests');
    expect(fetched.mock.calls[1]?.[0]).toBe('/users/v1/user/logout');
  });

  it('speaks Hindi', async () => {
    serve(async () => answer({ ...request, isStopped: true }));
    show('hi');
    await screen.findByText('आपने संपर्क न करने को कहा है, इसलिए हम फ़ोन नहीं करेंगे।');
  });
});
