import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CityItem } from '@/contract/types';
import { lateAnswer } from '@/testing/late-answer';
import { OTHER } from './cities';
import { chooseCity, chosenCity } from './city';
import { leadToCity } from './city-links';
import { CityPicker } from './city-picker';
import { restoreCity } from './restore-city';

const KNOWN = [
  { id: 477, name: 'Mumbai', nameHi: '' },
  { id: 514, name: 'Delhi NCR', nameHi: '' },
];
const item = (cityid: number, cityname: string, more: Partial<CityItem> = {}): CityItem => ({
  ...OTHER,
  cityid,
  cityname,
  slug: cityname.toLowerCase().replace(' ', '-'),
  ...more,
});
const LIST = [
  item(514, 'Delhi NCR', { latitude: 28.6, longitude: 77.2 }),
  item(477, 'Mumbai', { aliases: ['Bombay'], latitude: 19, longitude: 72.9 }),
  item(603, 'Jaipur'),
  item(604, 'Jalgaon'),
  item(605, 'Gorakhpur'),
];
const list = () => Response.json({ status: { code: 200 }, results: LIST, data: {} });
async function open(withName = false, onChosen = vi.fn(async () => null)) {
  vi.stubGlobal('fetch', async () => list());
  render(<CityPicker known={KNOWN} withName={withName} onChosen={onChosen} onClosed={vi.fn()} />);
  await screen.findByRole('radio', { name: 'Jaipur' });
  return onChosen;
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

it('where the device is does not replace a city chosen meanwhile', async () => {
  let come = (_: object) => {};
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (yes: (p: object) => void) => {
        come = yes;
      },
    },
  });
  await open(true);
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  fireEvent.click(radio('Jaipur'));
  await act(async () => come({ coords: { latitude: 19.2, longitude: 73 } }));
  expect(radio('Jaipur').checked).toBe(true);
});
it('a city chosen by hand is not called the nearest', async () => {
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (yes: (p: object) => void) =>
        yes({ coords: { latitude: 19.2, longitude: 73 } }),
    },
  });
  await open(true);
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  await screen.findByText('Nearest city: Mumbai');
  fireEvent.click(radio('Jaipur'));
  expect(screen.queryByText('Nearest city: Jaipur')).toBeNull();
});
it('a city that typing passed by is not chosen', async () => {
  await open();
  const box = screen.getByRole('searchbox');
  fireEvent.input(box, { target: { value: 'Go' } });
  fireEvent.input(box, { target: { value: 'Goa' } });
  expect(screen.queryByRole('button', { name: 'Show care in Gorakhpur' })).toBeNull();
});
it('a second tap while the first is being saved changes nothing', async () => {
  const saved = lateAnswer<null>();
  const onChosen = vi.fn(saved.call);
  await open(false, onChosen as never);
  fireEvent.click(radio('Jaipur').closest('label') as HTMLElement, { detail: 1 });
  fireEvent.click(radio('Mumbai').closest('label') as HTMLElement, { detail: 1 });
  const given = (onChosen.mock.calls as unknown as [{ city: CityItem }][]).at(-1)?.[0].city
    .cityname;
  const shown = document
    .querySelector<HTMLInputElement>('input[name="city"]:checked')
    ?.closest('label')?.textContent;
  expect(shown).toBe(given);
  await act(async () => saved.come(null));
});
it('a picker that is closed while the list is on its way chooses nothing', async () => {
  const slow = lateAnswer();
  vi.stubGlobal('fetch', slow.call);
  const onChosen = vi.fn(async () => null);
  render(<CityPicker known={KNOWN} withName={false} onChosen={onChosen} onClosed={vi.fn()} />);
  fireEvent.click(radio('Mumbai').closest('label') as HTMLElement, { detail: 1 });
  cleanup();
  await act(async () => slow.come(list()));
  await act(async () => undefined);
  expect(onChosen).not.toHaveBeenCalled();
});
it('where the storage is full no half of a city is stored', () => {
  chooseCity({ id: 514, name: 'Pune', type: 'popular', slug: 'pune' });
  const real = localStorage;
  vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue({
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: (key: string, value: string) => {
      if (value.length > (real.getItem(key)?.length ?? 0))
        throw new DOMException('full', 'QuotaExceededError');
      real.setItem(key, value);
    },
  } as Storage);
  expect(chooseCity({ id: 477, name: 'Mumbai', type: 'popular', slug: 'mumbai' })).toBe(false);
  expect([{ id: 514, name: 'Pune', type: 'popular', slug: 'pune' }, null]).toContainEqual(
    chosenCity(),
  );
});
it('the city of the profile does not replace one chosen meanwhile', async () => {
  const slow = lateAnswer();
  vi.stubGlobal('fetch', slow.call);
  const restored = restoreCity({ cityid: 514, cityname: 'Delhi NCR', type: 'popular' });
  chooseCity({ id: 603, name: 'Jaipur', type: 'other', slug: 'jaipur' });
  slow.come(list());
  await restored;
  expect(chosenCity()?.name).toBe('Jaipur');
});
it('the place of an older choice does not replace one chosen meanwhile', async () => {
  const come: ((_: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => come.push(resolve)));
  const old = { id: 514, name: 'Delhi NCR', type: 'popular', slug: '' };
  chooseCity(old);
  const led = leadToCity(document, old);
  chooseCity({ id: 603, name: 'Jaipur', type: 'other', slug: 'jaipur' });
  come[0]?.(list());
  await new Promise((r) => setTimeout(r, 20));
  come[1]?.(Response.json({ doctors: ['x'], hospitals: [] }));
  await led;
  expect(chosenCity()?.name).toBe('Jaipur');
});
