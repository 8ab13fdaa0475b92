import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lateAnswer } from '@/testing/late-answer';
import { html, words } from '@/testing/render';
import { Helpful } from './helpful';
import { start } from './helpful.client';

let answers: number[];
let sent: string[];

beforeAll(() => start(document));
beforeEach(() => {
  answers = [];
  sent = [];
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)).said);
    return new Response(null, { status: answers.shift() ?? 204 });
  });
});

const open = (path = '/condition/piles', language: 'en' | 'hi' = 'en') => {
  document.body.innerHTML = html(<Helpful path={path} />, language);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => words(document.querySelector('.is-shown:not([hidden])'));
const focused = () => document.activeElement?.id;

describe('who is asked whether a page helped', () => {
  it('finds a form with a name, and buttons that say what they say', () => {
    open('/hi/condition/piles', 'hi');
    expect(screen.getByRole('form', { name: 'इस पेज पर आपकी राय' })).toBeDefined();
    const buttons = screen.getAllByRole('button').map(words);
    expect(buttons).toHaveLength(6);
    expect(buttons.filter((name) => name === '' || /[a-z]/i.test(name))).toEqual([]);
  });

  it('answers by the keyboard, and is told so where the keyboard is', async () => {
    open();
    screen.getByRole('button', { name: 'Yes' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('helpful-thanks'));
    expect(sent).toEqual(['yes']);
  });

  it('is thanked and not asked why, who said that it helped', async () => {
    open();
    await press('Yes');
    await waitFor(() => expect(focused()).toBe('helpful-thanks'));
    expect(shown()).toContain('Thank you');
    expect(shown()).not.toContain('What was wrong');
  });

  it('may say of each page what it was', async () => {
    open('/condition/piles');
    await press('Yes');
    await waitFor(() => expect(focused()).toBe('helpful-thanks'));
    open('/condition/cataract');
    await press('No');
    await waitFor(() => expect(focused()).toBe('helpful-why'));
    expect(sent).toEqual(['yes', 'no']);
  });

  it('is asked why again when the reason was not counted, and not whether it helped', async () => {
    answers = [204, 503, 204];
    open();
    await press('No');
    await waitFor(() => expect(focused()).toBe('helpful-why'));
    await press('Hard to understand');
    await waitFor(() => expect(focused()).toBe('helpful-later'));
    await press('Hard to understand');
    await waitFor(() => expect(focused()).toBe('helpful-thanks'));
    expect(sent).toEqual(['no', 'unclear', 'unclear']);
    expect(shown()).not.toContain('could not be counted');
  });

  it('is thanked for one reason, however many are pressed', async () => {
    open();
    await press('No');
    await waitFor(() => expect(focused()).toBe('helpful-why'));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Hard to understand' }));
    await waitFor(() => expect(focused()).toBe('helpful-thanks'));
    expect(sent).toEqual(['no', 'unclear']);
  });

  it('answers also where the browser stores nothing', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    open('/condition/blocked');
    await press('Yes');
    await waitFor(() => expect(focused()).toBe('helpful-thanks'));
    open('/condition/blocked');
    await press('Yes');
    await waitFor(() => expect(focused()).toBe('helpful-thanks'));
    expect(sent).toEqual(['yes']);
  });

  it('is left where they have gone on to while the answer was slow', async () => {
    const slow = lateAnswer();
    vi.stubGlobal('fetch', slow.call);
    open();
    const name = Object.assign(document.createElement('input'), { name: 'elsewhere' });
    document.body.append(name);
    await press('Yes');
    name.focus();
    slow.come(new Response(null, { status: 204 }));
    await waitFor(() => expect(shown()).toContain('Thank you'));
    expect(document.activeElement).toBe(name);
  });

  it('is told where the page is, in a browser that gives no focus to what is pressed', async () => {
    open();
    screen.getByRole('button', { name: 'Yes' }).click();
    await waitFor(() => expect(focused()).toBe('helpful-thanks'));
  });
});
