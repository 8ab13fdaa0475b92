import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import SearchBox from './search-box.island';

vi.mock('./city-combo', () => Promise.reject(new TypeError('Failed to fetch')));
const POPULAR = [{ label: 'Piles', url: '/condition/piles', lang: null }];
const CITIES = [
  { id: 514, name: 'Delhi NCR', nameHi: '' },
  { id: 477, name: 'Mumbai', nameHi: '' },
];
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Search doctors/ });
const options = () =>
  [...document.querySelectorAll('[role="listbox"] [role="option"]')].map(
    ({ textContent }) => textContent,
  );

it('a box that is as the page came again, as after Back, suggests nothing of what was asked before', async () => {
  vi.useFakeTimers();
  const asked = vi.fn(async () => Response.json([[], { total: 0, emergency: null, answers: [] }]));
  vi.stubGlobal('fetch', asked);
  render(<SearchBox id="q" popular={POPULAR} cities={CITIES} />);
  fireEvent.change(screen.getByRole('combobox', { name: 'City' }), { target: { value: '477' } });
  field().focus();
  fireEvent.input(field(), { target: { value: 'gall' } });
  await act(() => vi.advanceTimersByTimeAsync(80));
  act(() => field().form?.reset());
  await act(() => vi.advanceTimersByTimeAsync(80));
  expect([field().value, options()]).toEqual(['', ['Piles']]);
  fireEvent.input(field(), { target: { value: 'knee' } });
  await act(() => vi.advanceTimersByTimeAsync(80));
  const { value } = screen.getByRole<HTMLSelectElement>('combobox', { name: 'City' });
  expect(value).not.toBe('477');
  expect(asked).toHaveBeenLastCalledWith(
    expect.stringContaining(`city=${value}&`),
    expect.anything(),
  );
});
