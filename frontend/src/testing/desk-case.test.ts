import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerStaff, runStaffScript } from './staff-script';

const OUTCOMES = ['', 'no-answer', 'later', 'spoke', 'wrong-number'];
const STAGES = ['new', 'contacted', 'confirmed', 'closed'];

interface Shown {
  version?: string;
  also?: string[];
  isGivenBack?: boolean;
  text?: string;
}

const options = (values: string[]) =>
  values.map((value) => `<option value="${value}">${value}</option>`).join('');

/** Each test works on a request of its own: scripts of those before still listen. */
let lead = 0;
beforeEach(() => {
  lead += 1;
  vi.useFakeTimers({ now: new Date('2026-11-27T06:00:00Z') }); // half past eleven in India
  answerStaff({ '/renew/': '{"is_held": true}' });
});

function open({ version = '3', also = [], isGivenBack = false, text = '' }: Shown = {}): void {
  const moment = (name: string) =>
    `<div data-case-field="${name}"><input name="${name}" value=""></div>`;
  const ticks = also.map((one) => `<input type="checkbox" name="also" value="${one}" checked>`);
  runStaffScript(
    'desk/static/desk/case.js',
    `<p id="hold-has-ended" hidden></p><p id="draft-is-back" hidden></p>
    <form id="case-form" data-renew="/renew/" data-draft="7 ${lead}" data-reference="SP-${lead}"
      ${isGivenBack ? 'data-is-given-back' : ''}>
      <input type="hidden" name="csrfmiddlewaretoken" value="token">
      <input type="hidden" name="version" value="${version}">
      <select name="outcome">${options(OUTCOMES)}</select>
      <select name="status">${options(STAGES)}</select>
      ${['call_again_at', 'visit_at', 'visit_place', 'visit_doctor', 'closed_because'].map(moment).join('')}
      ${ticks.join('')}
      <textarea name="text">${text}</textarea>
      <button type="submit">Save</button><button type="submit" name="then" value="next">Next</button>
    </form>`,
  );
}

const form = () => document.getElementById('case-form') as HTMLFormElement;
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
const isBack = () => !document.getElementById('draft-is-back')?.hidden;
const isShown = (name: string) =>
  !document.querySelector<HTMLElement>(`[data-case-field=${name}]`)?.hidden;
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
/** Whether the browser would send it. */
const send = () => fireEvent.submit(form());

describe('what is typed about a call', () => {
  it('comes back to the fields it was typed in, though the patient has asked again meanwhile', () => {
    open({ also: ['a:1'] });
    field('also').checked = false;
    type('text', 'Wants a woman doctor');
    open({ also: ['b:1', 'a:1'] });
    expect(field('text').value).toBe('Wants a woman doctor');
    const ticks = [...form().querySelectorAll<HTMLInputElement>('[name=also]')];
    expect(ticks.map(({ checked }) => checked)).toEqual([true, false]);
    expect(isBack()).toBe(true);
  });

  it('comes back when it was sent and did not arrive, and is not lost by going to My desk then', () => {
    open();
    type('text', 'Rings at five');
    expect(send()).toBe(true);
    open();
    expect(field('text').value).toBe('Rings at five');
    const stored = JSON.parse(sessionStorage.getItem(`desk draft 7 ${lead}`) ?? '');
    expect(stored.isSent).toBe(false);
  });

  it('is gone once it was saved', () => {
    open();
    type('text', 'Rings at five');
    send();
    open({ version: '4' });
    expect(field('text').value).toBe('');
    expect(isBack()).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it('comes back without its stage when a colleague changed the request', () => {
    open();
    type('text', 'Rings at five');
    type('status', 'closed');
    open({ version: '4' });
    expect([field('text').value, field('status').value]).toEqual(['Rings at five', 'new']);
  });

  it('is kept as the server gave it back, without what this tab had before', () => {
    open();
    type('text', 'Before');
    send();
    open({ version: '4', isGivenBack: true, text: 'As it was sent' });
    expect(field('text').value).toBe('As it was sent');
    open({ version: '4' });
    expect(field('text').value).toBe('As it was sent');
  });

  it('is of nobody else who uses this tab later', () => {
    sessionStorage.setItem('desk draft 8 1', '{"values": {"text": "of another agent"}}');
    sessionStorage.setItem('desk draft 77 1', '{"values": {"text": "of another agent"}}');
    open();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not stored when all was taken back', () => {
    open();
    type('text', 'x');
    expect(sessionStorage).toHaveLength(1);
    type('text', '');
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('saving a call', () => {
  it('sends it once, though the button is pressed twice', () => {
    open();
    expect([send(), send()]).toEqual([true, false]);
  });

  it('goes on while the button that calls was pressed, which rings once as well', () => {
    open();
    const call = document.body.appendChild(document.createElement('form'));
    expect([fireEvent.submit(call), fireEvent.submit(call), send()]).toEqual([true, false, true]);
  });

  it('may be tried again when nothing came of it', () => {
    open();
    send();
    vi.advanceTimersByTime(6_000);
    expect(send()).toBe(true);
  });

  it('goes back to My desk by Ctrl and Enter, from the note as well', () => {
    open();
    const asked = vi.spyOn(form(), 'requestSubmit').mockReturnValue();
    fireEvent.keyDown(field('text'), { key: 'Enter', ctrlKey: true });
    fireEvent.keyDown(field('text'), { key: 'Enter' });
    expect(asked.mock.calls).toEqual([[form().querySelector('[value=next]')]]);
  });
});

describe('the keys 1 to 4', () => {
  it('say how the call went, and show what that needs', () => {
    open();
    expect(isShown('call_again_at')).toBe(false);
    press('2');
    expect(field('outcome').value).toBe('later');
    expect(isShown('call_again_at')).toBe(true);
    expect(document.activeElement).toBe(field('outcome'));
  });

  it('correct each other', () => {
    open();
    press('1');
    press('3');
    expect(field('outcome').value).toBe('spoke');
  });

  it('are letters in a note, and shortcuts of the browser with Ctrl', () => {
    open();
    field('text').focus();
    press('1');
    field('text').blur();
    press('1', { ctrlKey: true });
    press('5');
    press('0');
    expect(field('outcome').value).toBe('');
  });

  it('do nothing for who switched the keys off', () => {
    localStorage.setItem('desk-keys', 'off');
    open();
    press('1');
    expect(field('outcome').value).toBe('');
  });
});

describe('the next call', () => {
  const choose = (words: string) => {
    const chips = [...form().querySelectorAll('button')];
    fireEvent.click(chips.find((chip) => chip.textContent === words) as HTMLElement);
    return field('call_again_at').value;
  };

  it('is set by one touch, in Indian time whatever this machine says', () => {
    open();
    expect(choose('In 15 minutes')).toBe('2026-11-27T11:45');
    expect(choose('In 2 hours')).toBe('2026-11-27T13:30');
    expect(choose('Tomorrow at 10')).toBe('2026-11-28T10:00');
  });

  it('is tomorrow in India, while it is still yesterday in London', () => {
    vi.setSystemTime(new Date('2026-12-30T19:00:00Z')); // half past midnight in India
    open();
    expect(choose('Tomorrow at 10')).toBe('2027-01-01T10:00');
  });

  it('stays in sight when it is filled in, though no outcome asks for it', () => {
    open();
    choose('In 2 hours');
    fireEvent.change(field('outcome'), { target: { value: 'wrong-number' } });
    expect(isShown('call_again_at')).toBe(true);
  });
});

describe('the hold of a request', () => {
  const isOver = () => !document.getElementById('hold-has-ended')?.hidden;

  it('is told to be over to who had it, and not to who only reads', async () => {
    open();
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver()).toBe(false);
    answerStaff({ '/renew/': '{"is_held": false}' });
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    expect(isOver()).toBe(true);
    open();
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver()).toBe(false);
  });

  it('is renewed while somebody is at work, also after a call that failed, and not behind a page that was left', async () => {
    open();
    const asked = answerStaff({});
    await vi.advanceTimersByTimeAsync(13 * 60_000);
    const before = asked.mock.calls.length;
    expect(before).toBeGreaterThanOrEqual(3);
    fireEvent.pointerMove(document);
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    const after = asked.mock.calls.length;
    expect(after).toBeGreaterThan(before);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    const left = asked.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(asked.mock.calls.length).toBe(left);
  });
});
