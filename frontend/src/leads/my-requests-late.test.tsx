import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PatientRequest } from '@/contract/types';
import { beginSession, currentProfile, endSession } from '@/patients/session';
import { comeBack } from '@/testing/come-back';
import { patientRequest as request, user } from '@/testing/examples/patients';
import { lateAnswer } from '@/testing/late-answer';
import { LanguageProvider } from '@/ui/language';
import MyRequests from './my-requests.island';

const answer = (...requests: PatientRequest[]) =>
  Response.json({ status: { code: '200' }, data: { requests, callTimes: ['Now', 'Later 9-12'] } });
const later = () => {
  const { call, come } = lateAnswer();
  return {
    call,
    give: (r: Response) =>
      act(async () => {
        come(r);
        await new Promise((d) => setTimeout(d, 20));
      }),
  };
};
const serve = (...answers: (() => Promise<Response>)[]) => {
  const fetched = vi.fn();
  for (const each of answers) fetched.mockImplementationOnce(each);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const show = () =>
  render(
    <LanguageProvider language="en">
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
describe('own requests', () => {
  it('of the patient before do not stand for the next', async () => {
    const slow = later();
    serve(slow.call, async () => answer());
    show();
    await act(async () => {
      endSession();
      beginSession({ ...user, id: 'P2' });
    });
    await screen.findByText('You have no requests yet');
    await slow.give(answer(request));
    expect(screen.queryByText('Gallbladder Removal')).toBeNull();
  });
  it('a slow read does not undo a change', async () => {
    const slow = later();
    serve(
      async () => answer(request),
      slow.call,
      async () => answer({ ...request, stage: 'withdrawn', isOpen: false }),
    );
    show();
    await screen.findByText('Gallbladder Removal');
    await act(async () => {
      dispatchEvent(new Event('online'));
    });
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw the request' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, withdraw' }));
    await screen.findByText('You have withdrawn this request');
    await slow.give(answer(request));
    expect(screen.queryByText('You have withdrawn this request')).not.toBeNull();
  });
  it('a change that fails drops no newer list on its way', async () => {
    const slow = later();
    serve(
      async () => answer(request),
      slow.call,
      async () => Response.json({}, { status: 503 }),
    );
    show();
    await screen.findByText('Gallbladder Removal');
    await act(async () => {
      dispatchEvent(new Event('online'));
    });
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw the request' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, withdraw' }));
    await screen.findByRole('alert');
    await slow.give(answer({ ...request, about: 'Knee Replacement' }));
    expect(screen.queryByText('Knee Replacement')).not.toBeNull();
  });
  it('a late refusal of the patient before does not end the new session', async () => {
    const slow = later();
    serve(
      slow.call,
      async () => answer(request),
      async () => Response.json({ status: { code: 200 } }),
    );
    show();
    await act(async () => {
      endSession();
      beginSession({ ...user, id: 'P2' });
    });
    await screen.findByText('Gallbladder Removal');
    await slow.give(Response.json({ status: { code: '401' } }, { status: 401 }));
    expect(currentProfile()?.id).toBe('P2');
  });
  it('a change in a session that ended leads to the login', async () => {
    serve(
      async () => answer(request),
      async () =>
        Response.json(
          { status: { code: '401', message: 'Please log in to see your requests.' }, error: [] },
          { status: 401 },
        ),
      async () => Response.json({ status: { code: 200 } }),
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the request' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, withdraw' }));
    await screen.findByText('Log in to see your requests');
  }, 8000);
  it('a second look at them keeps the focus in place', async () => {
    serve(
      async () => Promise.reject(new TypeError('x')),
      async () => answer(request),
    );
    show();
    const b = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(b);
    await screen.findByText('Gallbladder Removal');
    expect(document.activeElement).not.toBe(document.body);
  });
  it('are as they are by now on a page that Back shows as it was left: one was sent since', async () => {
    const fetched = serve(
      async () => answer(),
      async () => answer(request),
    );
    show();
    await screen.findByText('You have no requests yet');
    comeBack();
    await act(async () => undefined);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(screen.queryByText('Gallbladder Removal')).not.toBeNull();
  });
  it('a time that was not chosen takes the focus', async () => {
    serve(async () => answer(request));
    show();
    await userEvent.click(await screen.findByText('Change when we call'));
    await userEvent.click(screen.getByRole('button', { name: 'Save the time' }));
    const error = await screen.findByText('Please select a time.');
    expect(
      error.closest('[role=alert], [role=status], [aria-live]') !== null ||
        document.activeElement?.getAttribute('type') === 'radio',
    ).toBe(true);
  });
  it('a time that is chosen takes the error back', async () => {
    serve(async () => answer(request));
    show();
    await userEvent.click(await screen.findByText('Change when we call'));
    await userEvent.click(screen.getByRole('button', { name: 'Save the time' }));
    await screen.findByText('Please select a time.');
    await userEvent.click(screen.getByLabelText('Now'));
    expect(screen.queryByText('Please select a time.')).toBeNull();
  });
});
