import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PatientRequest } from '@/contract/types';
import { beginSession, endSession } from '@/patients/session';
import { patientRequest as request, user } from '@/testing/examples/patients';
import { words } from '@/testing/render';
import { LanguageProvider } from '@/ui/language';
import MyRequests from './my-requests.island';

const knee: PatientRequest = { ...request, id: 'K', reference: 'SP-2222-2222', about: 'Knee pain' };

/** The cards of some requests, once they have come. */
async function show(requests: PatientRequest[], language: 'en' | 'hi' = 'en') {
  const data = { requests, callTimes: ['Now', 'Later 9-12'] };
  vi.stubGlobal('fetch', async () => Response.json({ status: { code: '200' }, data }));
  render(
    <LanguageProvider language={language}>
      <MyRequests />
    </LanguageProvider>,
  );
  return screen.findAllByRole('article');
}
const buttons = () => screen.queryAllByRole('button').map(words);
const times = (card: HTMLElement) => [...card.querySelectorAll<HTMLInputElement>('[type=radio]')];

beforeEach(() => {
  beginSession(user);
});
afterEach(() => {
  cleanup();
  endSession();
});

describe('one of my requests', () => {
  it('is called by what it is about, or a request where it names nothing', async () => {
    await show([request, { ...knee, about: '' }]);
    expect(screen.getAllByRole('heading', { level: 2 }).map(words)).toEqual([
      'Gallbladder Removal',
      'Your request',
    ]);
    expect(screen.getByRole('article', { name: 'Your request' }).textContent).toContain(
      'SP-2222-2222',
    );
  });

  it('says whom and where on one line, and neither with a dot of its own', async () => {
    const doctor = 'Dr. Kavita Rao';
    await show([{ ...request, doctor }, knee, { ...knee, id: 'L', reference: 'L', place: '' }]);
    expect([...document.querySelectorAll('.own__card .soft')].map(words)).toEqual([
      'Dr. Kavita Rao · Delhi NCR',
      'Delhi NCR',
    ]);
  });

  it('shows a question as it was written, whatever is in it', async () => {
    const question = `Is <b>it</b> safe?\n${'बहुत '.repeat(80)}`;
    await show([{ ...request, question }]);
    expect(document.querySelector('.own__question')?.textContent).toBe(question);
    expect(document.querySelector('.own__question b')).toBeNull();
  });

  it('that was stopped says so, and can be withdrawn and nothing else', async () => {
    await show([{ ...request, isStopped: true }]);
    expect(screen.getByText('You asked us not to contact you, so we do not call.')).toBeTruthy();
    expect(buttons()).toEqual(['Withdraw the request']);
    expect(screen.queryByText('Change when we call')).toBeNull();
  });

  it('that is closed can be changed no more, and says how to go on', async () => {
    await show([{ ...request, stage: 'closed', isOpen: false }]);
    expect(buttons()).toEqual([]);
    expect(screen.getByText('You can send a new request at any time.')).toBeTruthy();
  });

  it('that is closed after it was stopped speaks of its end, and not of calls', async () => {
    await show([{ ...request, stage: 'closed', isOpen: false, isStopped: true }]);
    expect(screen.queryByText(/so we do not call/)).toBeNull();
  });
});

describe('the time of a call', () => {
  it('is the one that was chosen before, and none where none was', async () => {
    const [first, second] = await show([{ ...request, callTime: 'Later 9-12' }, knee]);
    expect(times(first as HTMLElement).map(({ checked }) => checked)).toEqual([false, true]);
    expect(times(second as HTMLElement).map(({ checked }) => checked)).toEqual([false, false]);
  });

  it('of one request is not that of another', async () => {
    const [first, second] = await show([{ ...request, callTime: 'Now' }, knee]);
    await userEvent.click(within(second as HTMLElement).getByLabelText('Later, 9 am to 12 noon'));
    expect(times(first as HTMLElement).map(({ checked }) => checked)).toEqual([true, false]);
  });

  it('is asked for as one group, whose question is its name, in Hindi too', async () => {
    const [card] = await show([request], 'hi');
    const group = card?.querySelector('fieldset') as HTMLElement;
    const said = [
      group.querySelector('legend'),
      ...times(group).map((one) => one.closest('label')),
    ];
    expect(said).toHaveLength(3);
    for (const each of said) expect(words(each)).toMatch(/^[^a-z]+$/i);
  });
});
