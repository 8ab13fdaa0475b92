import { afterEach, expect, it, vi } from 'vitest';
import { start } from './asked.client';

const prefill = vi.hoisted(() => vi.fn());
vi.mock('@/leads/form/prefill', () => ({ prefill }));
afterEach(() => {
  prefill.mockClear();
  history.replaceState(null, '', '/');
});

const startAt = async (address: string) => {
  history.replaceState(null, '', address);
  start();
  await vi.dynamicImportSettled();
};

it('a link says what the form of its page starts from', async () => {
  await startAt('/condition/piles?city=mumbai&disease=piles');
  expect(prefill).toHaveBeenCalledExactlyOnceWith('mumbai', 'piles');
});

it('a page whose form has a city of its own is asked for no list of cities', async () => {
  document.body.innerHTML = '<main><input name="cityField" value="Pune"></main>';
  await startAt('/condition/piles?city=pune');
  expect(prefill).not.toHaveBeenCalled();
});

it('a link names another city than the one that was chosen before, which stands in the form by then', async () => {
  document.body.innerHTML = '<main><input name="cityField"></main>';
  for (const field of document.querySelectorAll('input')) field.value = 'Pune';
  await startAt('/doctor/dr-asha?city=mumbai');
  expect(prefill).toHaveBeenCalledExactlyOnceWith('mumbai', '');
});

it.each([
  '/condition/piles',
  '/cost?city=pune',
  '/hi/cost?city=pune',
  '/hospitals/insurance/cghs?city=pune',
  '/hi/hospitals/insurance/cghs?city=pune',
])('%s starts from nothing more', async (address) => {
  await startAt(address);
  expect(prefill).not.toHaveBeenCalled();
});
