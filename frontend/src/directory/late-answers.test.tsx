import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OTHER } from '@/cities/cities';
import { chooseCity } from '@/cities/city';
import { noAnswer } from '@/testing/late-answer';
import { showCount } from './filter-count';
import { useDistance } from './use-distance';

it('a count that does not come is not that of another filter', async () => {
  document.body.innerHTML =
    '<form id="f" action="/doctors"><input type="checkbox" name="fee" value="1"><input type="checkbox" name="day" value="2"><button data-count>Show 40 doctors</button></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  const button = document.querySelector('button') as HTMLElement;
  const [fee, day] = [...document.querySelectorAll('input')];
  vi.stubGlobal(
    'fetch',
    async () => new Response('<form id="f"><button data-count>Show 12 doctors</button></form>'),
  );
  (fee as HTMLInputElement).checked = true;
  await showCount(form, button);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('x');
  });
  (day as HTMLInputElement).checked = true;
  await showCount(form, button);
  expect(button.textContent).not.toBe('Show 12 doctors');
});
const Row = () => <p>{useDistance()?.label ?? 'none'}</p>;
it.each([
  ['fails', () => Promise.reject(new TypeError('x'))],
  ['is stuck', noAnswer],
])('distances come once there is a network, where the first answer %s', async (_, answer) => {
  chooseCity({ id: 568, name: 'Pune', type: '1' });
  vi.stubGlobal('fetch', answer);
  document.body.innerHTML = '';
  render(<Row />);
  await act(async () => undefined);
  const list = vi.fn(async () =>
    Response.json({ results: [{ ...OTHER, cityid: 568, cityname: 'Pune' }] }),
  );
  vi.stubGlobal('fetch', list);
  await act(async () => void dispatchEvent(new Event('online')));
  await act(async () => undefined);
  expect(screen.getByText('From Pune')).toBeTruthy();
  await act(async () => void dispatchEvent(new Event('online')));
  expect(list).toHaveBeenCalledOnce(); // what is here is not asked for again
});
