import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { start } from './filter-count.client';

const form = (words: string) => `
  <form id="list-filters" action="/pune/doctors/urology">
    <input type="radio" name="experience" value="" checked />
    <input type="checkbox" name="gender" value="female" />
    <button type="submit" data-count>${words}</button>
  </form>`;
const button = () => document.querySelector('button')?.textContent;
const tick = () =>
  userEvent.click(document.querySelector('input[type=checkbox]') as HTMLInputElement);

beforeAll(() => start(document));
beforeEach(() => {
  document.body.innerHTML = form('Show 3 doctors');
});

it('says how many there will be when a filter is ticked', async () => {
  const fetched = vi.fn(async () => new Response(form('Show 2 doctors')));
  vi.stubGlobal('fetch', fetched);
  await tick();
  await waitFor(() => expect(button()).toBe('Show 2 doctors'));
  expect(fetched).toHaveBeenCalledWith(
    '/pune/doctors/urology?gender=female',
    expect.objectContaining({}),
  );
});

it('keeps what it says where the list does not come', async () => {
  const fetched = vi.fn(async () => new Response('', { status: 503 }));
  vi.stubGlobal('fetch', fetched);
  await tick();
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(button()).toBe('Show 3 doctors');
});
