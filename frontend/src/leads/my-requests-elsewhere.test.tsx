import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PatientRequest } from '@/contract/types';
import { beginSession, endSession } from '@/patients/session';
import { patientRequest as gallbladder, user } from '@/testing/examples/patients';
import { lateAnswer } from '@/testing/late-answer';
import MyRequests from './my-requests.island';

const knee: PatientRequest = {
  ...gallbladder,
  id: 'SP-2222-2222-BBBB',
  reference: 'SP-2222-2222',
  about: 'Knee Replacement',
};
const both = [gallbladder, knee];
const answer = (requests: PatientRequest[]) =>
  Response.json({ status: { code: '200' }, data: { requests, callTimes: ['Now', 'Later 9-12'] } });
const down = () => Response.json({}, { status: 503 });

/** Two requests on screen; a change of one is answered when the test says so. */
async function open() {
  const slow = lateAnswer();
  const fetched = vi.fn(slow.call).mockImplementationOnce(async () => answer(both));
  vi.stubGlobal('fetch', fetched);
  render(<MyRequests />);
  await screen.findByText('Knee Replacement');
  return (said: Response) => act(async () => slow.come(said));
}
const card = (about: string) => within(screen.getByRole('article', { name: about }));
const press = (about: string, name: string) =>
  userEvent.click(card(about).getByRole('button', { name }));
async function chooseNow(about: string) {
  await userEvent.click(card(about).getByText('Change when we call'));
  await userEvent.click(card(about).getByLabelText('Now'));
}

beforeEach(() => {
  beginSession(user);
});
afterEach(() => {
  cleanup();
  endSession();
});

describe('a change of a request that is slow', () => {
  it('leaves a second question open, which was asked meanwhile', async () => {
    const come = await open();
    await press('Gallbladder Removal', 'Do not contact me');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, stop' }));
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await act(async () => undefined);
    await press('Gallbladder Removal', 'Withdraw the request');
    await come(answer([{ ...gallbladder, isStopped: true }, knee]));
    expect(screen.getByRole('dialog').textContent).toContain('Withdraw');
  });

  it('leaves the focus of who is at another request by now, once it is saved', async () => {
    const come = await open();
    await chooseNow('Gallbladder Removal');
    await press('Gallbladder Removal', 'Save the time');
    await chooseNow('Knee Replacement');
    await come(answer([{ ...gallbladder, callTime: 'Now' }, knee]));
    await screen.findByText(/^Saved\. We will call/);
    expect(document.activeElement).toBe(card('Knee Replacement').getByLabelText('Now'));
  });

  it('that fails leaves that focus as well, and says so in passing', async () => {
    const come = await open();
    await chooseNow('Gallbladder Removal');
    await press('Gallbladder Removal', 'Save the time');
    await chooseNow('Knee Replacement');
    await come(down());
    const toast = await screen.findByText('We could not save this. Please try again.', {
      selector: '.toast',
    });
    expect(toast.closest('[role="status"]')).not.toBeNull();
    expect(document.activeElement).toBe(card('Knee Replacement').getByLabelText('Now'));
  });
});
