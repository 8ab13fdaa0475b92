import { beforeEach, expect, it, vi } from 'vitest';
import { chooseCity, chosenCity } from './city';
import { restoreCity } from './restore-city';

const pune = { cityid: 568, cityname: 'Pune', type: 'popular' };

beforeEach(() => {
  document.body.innerHTML = '<b data-city-name="">Delhi NCR</b>';
  vi.stubGlobal('fetch', async () =>
    Response.json({ results: [{ cityid: 568, cityname: 'Pune', slug: 'pune' }] }),
  );
});

it('the saved city comes back on a device that knows none, and the page shows it', async () => {
  await restoreCity(pune);
  expect(chosenCity()).toEqual({ id: 568, name: 'Pune', type: 'popular', slug: 'pune' });
  expect(document.querySelector('[data-city-name]')?.textContent).toBe('Pune');
});

it('one that was chosen on this device stays', async () => {
  chooseCity({ id: 477, name: 'Mumbai', type: 'popular', slug: 'mumbai' });
  await restoreCity(pune);
  expect(chosenCity()?.name).toBe('Mumbai');
});

it('who saved none gets none', async () => {
  await restoreCity(null);
  expect(chosenCity()).toBeNull();
});
