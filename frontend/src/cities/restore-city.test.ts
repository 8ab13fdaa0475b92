import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chooseCity, chosenCity } from './city';
import { restoreCity } from './restore-city';

const pune = { cityid: 568, cityname: 'Pune', type: 'popular' };

beforeEach(() => {
  document.body.innerHTML = '<b data-city-name="">Delhi NCR</b><a href="/doctors">Doctors</a>';
  const answers: Record<string, object> = {
    '/dmg/v1/web/citylist': { results: [{ cityid: 568, cityname: 'Pune', slug: 'pune' }] },
    '/api/cities/pune/lists': { doctors: ['urology'], hospitals: [] },
  };
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path]));
});

it('the saved city comes back on a device that knows none, and the page shows it and leads there', async () => {
  await restoreCity(pune);
  expect(chosenCity()).toEqual({ id: 568, name: 'Pune', type: 'popular', slug: 'pune' });
  expect(document.querySelector('[data-city-name]')?.textContent).toBe('Pune');
  const link = document.querySelector('a');
  await waitFor(() => expect(link?.getAttribute('href')).toBe('/doctors?city=pune'));
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
