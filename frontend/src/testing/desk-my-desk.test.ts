import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerStaff, runStaffScript } from './staff-script';

const ROUND = 10_000;
const COUNTS = '{"Late": 2}';
const rows = (count: string, name: string) =>
  `<dl><dd data-counter="Late">${count}</dd></dl><ol><li><a href="/work/1/">${name}</a></li></ol>`;

beforeEach(() => {
  vi.useFakeTimers();
});

function open(said = ''): void {
  runStaffScript(
    'desk/static/desk/my_desk.js',
    `<div class="messages" role="status"><ul><li class="success">${said}</li></ul></div>
    <p id="desk-ended" hidden></p><p id="desk-offline" hidden></p>
    <form id="desk-next"><button type="submit">Next patient (N)</button></form>
    <input type="checkbox" id="desk-keys" checked>
    <div id="desk-rows" data-rows="/rows/" data-counters="/counters/">${rows('1', 'Asha')}</div>`,
  );
}

const part = (id: string) => document.getElementById(id) as HTMLElement;
const wait = (rounds = 1) => vi.advanceTimersByTimeAsync(rounds * ROUND);
const showTab = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  fireEvent(document, new Event('visibilitychange'));
};

describe('My desk', () => {
  it('shows the calls of now as a count changes', async () => {
    answerStaff({ '/counters/': COUNTS, '/rows/': rows('2', 'Binod') });
    open();
    await wait();
    expect(part('desk-rows').textContent).toBe('2Binod');
  });

  it('moves nothing under a finger that came while new rows were on their way', async () => {
    let arrive: (answer: Response) => void = () => undefined;
    vi.stubGlobal('fetch', (url: string) =>
      url === '/rows/'
        ? new Promise<Response>((resolve) => {
            arrive = resolve;
          })
        : Promise.resolve(new Response(COUNTS)),
    );
    open();
    await wait();
    const link = part('desk-rows').querySelector('a');
    link?.focus();
    arrive(new Response(rows('2', 'Binod')));
    await vi.advanceTimersByTimeAsync(0);
    expect(document.activeElement).toBe(link);
    expect(link?.isConnected).toBe(true);
  });

  it('shows them in the round after the finger left, and not a minute later', async () => {
    answerStaff({ '/counters/': COUNTS, '/rows/': rows('2', 'Binod') });
    open();
    part('desk-rows').querySelector('a')?.focus();
    await wait(2);
    expect(part('desk-rows').textContent).toBe('2Asha'); // counts are told, rows stay
    part('desk-rows').querySelector('a')?.blur();
    await wait();
    expect(part('desk-rows').textContent).toBe('2Binod');
  });

  it('says that what stands there may be old while the site does not answer', async () => {
    answerStaff({});
    open();
    await wait();
    expect(part('desk-offline').hidden).toBe(false);
    expect(part('desk-ended').hidden).toBe(true);
    answerStaff({ '/counters/': COUNTS, '/rows/': rows('2', 'Binod') });
    await wait();
    expect(part('desk-offline').hidden).toBe(true);
    answerStaff({ '/counters/': 'Bad gateway' }, 502);
    await wait();
    expect(part('desk-offline').hidden).toBe(false);
  });

  it('says that a session has ended, and not that the site is silent', async () => {
    answerStaff({ '/counters/': '' }, 403);
    open();
    await wait();
    expect([part('desk-ended').hidden, part('desk-offline').hidden]).toEqual([false, true]);
  });

  it('asks nothing while nobody looks, and at once as somebody does again', async () => {
    const asked = answerStaff({ '/counters/': COUNTS, '/rows/': rows('2', 'Binod') });
    open();
    showTab(true);
    await wait(6);
    expect(asked).not.toHaveBeenCalled();
    showTab(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(part('desk-rows').textContent).toBe('2Binod');
  });
});

describe('the next patient', () => {
  const pressed = () =>
    vi.spyOn(part('desk-next') as HTMLFormElement, 'requestSubmit').mockReturnValue();

  it('is taken by N, unless it is typed, held down or switched off', () => {
    open();
    const asked = pressed();
    fireEvent.keyDown(document.body, { key: 'N' });
    expect(asked).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(document.body, { key: 'n', repeat: true });
    fireEvent.keyDown(document.body, { key: 'n', ctrlKey: true });
    const box = document.body.appendChild(document.createElement('textarea'));
    fireEvent.keyDown(box, { key: 'n' });
    fireEvent.click(part('desk-keys'));
    fireEvent.keyDown(document.body, { key: 'n' });
    expect(asked).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('desk-keys')).toBe('off');
  });

  it('is one, though the key and the button are pressed at once', () => {
    open();
    expect(fireEvent.submit(part('desk-next'))).toBe(true);
    expect(fireEvent.submit(part('desk-next'))).toBe(false);
    vi.advanceTimersByTime(6_000);
    expect(fireEvent.submit(part('desk-next'))).toBe(true);
  });
});

describe('what was sent from the page of a request', () => {
  const store = (reference: string, isSent: boolean) =>
    sessionStorage.setItem(
      `desk draft 7 ${reference}`,
      JSON.stringify({ values: { text: 'Rings at five' }, isSent, reference }),
    );
  const kept = () => Object.keys(sessionStorage);

  it('is stored no longer once My desk says that it is saved', () => {
    store('SP-1', true);
    store('SP-2', true);
    open('SP-1 is saved. Next call: 27 November 2026, 5 pm (India).');
    expect(kept()).toEqual(['desk draft 7 SP-2']);
  });

  it('stays where a session had ended on the way, and what was not sent always does', () => {
    store('SP-1', true);
    store('SP-2', false);
    open('SP-2 is saved. Visited: nobody calls again.');
    expect(kept().sort()).toEqual(['desk draft 7 SP-1', 'desk draft 7 SP-2']);
  });
});
