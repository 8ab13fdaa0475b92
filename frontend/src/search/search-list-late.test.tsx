import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OTHER } from '@/cities/cities';
import { noAnswer } from '@/testing/late-answer';
import { words } from '@/testing/render';
import { cityCombo } from '@/testing/search-box-on-screen';

const CITIES = [
  { id: 514, name: 'Delhi NCR', nameHi: '' },
  { id: 477, name: 'Mumbai', nameHi: '' },
];
const LIST = CITIES.map(({ id, name }) => ({
  ...OTHER,
  cityid: id,
  cityname: name,
  aliases: name === 'Mumbai' ? ['Bombay'] : [],
}));
it('old names of cities come once there is a network', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('x');
  });
  const field = await cityCombo(CITIES);
  const user = userEvent.setup();
  await user.click(field);
  await user.tab();
  vi.stubGlobal('fetch', async () => Response.json({ results: LIST }));
  await user.click(field);
  await user.clear(field);
  await user.keyboard('bomb');
  await waitFor(() => expect(screen.queryAllByRole('option').map(words)).toEqual(['Mumbai']), {
    timeout: 3000,
  });
});

it('a city is the one of an old name that was typed before these had come', async () => {
  let come: (answer: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (come = resolve)));
  const field = await cityCombo(CITIES);
  await userEvent.click(field);
  await userEvent.keyboard('Bombay');
  await act(async () => come(Response.json({ results: LIST })));
  await userEvent.tab();
  expect(field.value).toBe('Mumbai');
  expect(new FormData(field.form ?? undefined).get('city')).toBe('477');
});

it('a city is found by its English name on a page in Hindi, also before the list has come', async () => {
  vi.stubGlobal('fetch', noAnswer);
  const cities = [
    { id: 514, name: 'Delhi NCR', nameHi: 'दिल्ली एनसीआर' },
    { id: 477, name: 'Mumbai', nameHi: 'मुंबई' },
  ];
  const field = await cityCombo(cities, 'hi');
  await userEvent.click(field);
  await userEvent.keyboard('mumb');
  expect(screen.queryAllByRole('option').map(words)).toEqual(['मुंबई']);
  await userEvent.keyboard('ai');
  await userEvent.tab();
  expect(field.value).toBe('मुंबई');
  expect(new FormData(field.form ?? undefined).get('city')).toBe('477');
});
