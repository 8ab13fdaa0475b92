import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { html, words } from '@/testing/render';
import { Helpful } from './helpful';
import { start } from './helpful.client';

let sent: { body: unknown; credentials: unknown }[];
let status: number;

beforeAll(() => start(document));
beforeEach(() => {
  sent = [];
  status = 204;
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push({ body: JSON.parse(String(init.body)), credentials: init.credentials });
    if (status === 0) throw new TypeError('offline');
    return new Response(null, { status });
  });
  open();
});

function open() {
  document.body.innerHTML = html(<Helpful path="/condition/piles" />);
}

async function say(name: string) {
  const button = [...document.querySelectorAll('button')].find((each) => words(each) === name);
  if (!button) throw new Error(`no button ${name}`);
  await userEvent.click(button);
}

const shown = () => words(document.querySelector('.is-shown:not([hidden])'));

describe('was this page helpful', () => {
  it('thanks for a Yes, which names the page and nobody', async () => {
    await say('Yes');
    await waitFor(() => expect(shown()).toContain('Thank you.'));
    expect(document.activeElement?.id).toBe('helpful-thanks');
    expect(sent).toEqual([
      { body: { page: '/condition/piles', said: 'yes' }, credentials: 'omit' },
    ]);
  });

  it('asks why after a No, and thanks for the reason', async () => {
    await say('No');
    await waitFor(() => expect(shown()).toContain('What was wrong?'));
    await say('Hard to understand');
    await waitFor(() => expect(document.activeElement?.id).toBe('helpful-thanks'));
    expect(sent.map(({ body }) => body)).toEqual([
      { page: '/condition/piles', said: 'no' },
      { page: '/condition/piles', said: 'unclear' },
    ]);
  });

  it('thanks for nothing that a network took which says yes to all, as a hotel does', async () => {
    status = 200;
    await say('Yes');
    await waitFor(() => expect(shown()).not.toBe(''));
    expect(shown()).not.toContain('Thank you.');
    status = 204;
    await say('Yes');
    await waitFor(() => expect(shown()).toContain('Thank you.'));
    expect(sent).toHaveLength(2);
  });

  it('takes one answer of a page in a browser session', async () => {
    await say('No');
    await waitFor(() => expect(shown()).toContain('What was wrong?'));
    open();
    await say('No');
    await waitFor(() => expect(document.activeElement?.id).toBe('helpful-thanks'));
    open();
    await say('Yes');
    await waitFor(() => expect(document.activeElement?.id).toBe('helpful-thanks'));
    expect(sent).toHaveLength(1);
  });

  it.each([0, 429, 500])(
    'says that an answer was not counted (%s), and takes it then',
    async (code) => {
      status = code;
      await say('Yes');
      await waitFor(() => expect(shown()).toContain('could not be counted'));
      status = 204;
      await say('Yes');
      await waitFor(() => expect(shown()).toContain('Thank you.'));
      expect(sent).toHaveLength(2);
    },
  );
});
