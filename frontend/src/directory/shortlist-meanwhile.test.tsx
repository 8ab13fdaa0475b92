import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { comeBack } from '@/testing/come-back';
import { farida, kavita, meenal } from '@/testing/examples/doctors';
import { stuckNetwork } from '@/testing/late-answer';
import { readShortlist, toggle } from './shortlist';
import ShortlistIsland from './shortlist.island';

function server() {
  const come: { url: string; answer: (d: object[]) => Promise<void>; fail: () => Promise<void> }[] =
    [];
  vi.stubGlobal(
    'fetch',
    (url: string) =>
      new Promise<Response>((resolve, reject) =>
        come.push({
          url,
          answer: (doctors) => act(async () => resolve(Response.json({ doctors, hospitals: [] }))),
          fail: () => act(async () => reject(new TypeError('x'))),
        }),
      ),
  );
  return come;
}
const removeButton = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
async function shown() {
  localStorage.setItem(
    'shortlist',
    JSON.stringify({ doctor: [kavita.id, farida.id], hospital: [] }),
  );
  const come = server();
  render(<ShortlistIsland />);
  await come[0]?.answer([kavita, farida]);
  return come;
}
it('a double tap takes one off and leaves it off', async () => {
  await shown();
  const cross = removeButton(kavita.name);
  fireEvent.click(cross);
  fireEvent.click(cross);
  expect(readShortlist().doctor).toEqual([farida.id]);
});
it('an older answer does not bring back what was taken off', async () => {
  const come = await shown();
  fireEvent.click(removeButton(kavita.name));
  fireEvent.click(removeButton(farida.name));
  await come[2]?.answer([]);
  await come[1]?.answer([farida]);
  expect(screen.queryByRole('button', { name: `Remove ${farida.name}` })).toBeNull();
});
it('what another tab saved is shown though one was taken off here before it had come', async () => {
  const come = await shown();
  toggle('doctor', meenal.id); // in another tab
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'shortlist' })));
  fireEvent.click(removeButton(kavita.name));
  await come[1]?.answer([kavita, farida, meenal]);
  expect(screen.queryByRole('button', { name: `Remove ${kavita.name}` })).toBeNull();
  await come[2]?.answer([farida, meenal]);
  expect(removeButton(meenal.name)).toBeTruthy();
  expect(readShortlist().doctor).toEqual([farida.id, meenal.id]);
});
it('taking one off asks for nothing while nothing else is on its way', async () => {
  const come = await shown();
  fireEvent.click(removeButton(kavita.name));
  expect(come).toHaveLength(1);
});
it('taking one off without a network keeps the others', async () => {
  const come = await shown();
  fireEvent.click(removeButton(kavita.name));
  await come[1]?.fail();
  expect(screen.queryByRole('button', { name: `Remove ${farida.name}` })).not.toBeNull();
});
it('Back shows the list as it is now', async () => {
  const come = await shown();
  toggle('doctor', farida.id);
  comeBack();
  expect(come).toHaveLength(2);
});
it('what came of loading is said where it was said that it loads: a new region is often not heard', async () => {
  localStorage.setItem('shortlist', JSON.stringify({ doctor: [kavita.id, 901], hospital: [] }));
  const come = server();
  render(<ShortlistIsland />);
  const region = screen.getByRole('status');
  expect(region.textContent).toMatch(/Loading/);
  await come[0]?.answer([kavita]);
  expect(region.isConnected).toBe(true);
  expect(region.textContent).toBe('One that you saved is no longer listed.');
});
it('who is listed no longer makes room for others', async () => {
  localStorage.setItem(
    'shortlist',
    JSON.stringify({ doctor: [901, 902, 903, 904, 905, 906], hospital: [] }),
  );
  const come = server();
  render(<ShortlistIsland />);
  await come[0]?.answer([]);
  expect(screen.getByText(/no longer listed/)).toBeTruthy();
  expect(toggle('doctor', 3)).toBe('added');
});
it('a failure while the network comes back keeps what is shown', async () => {
  const come = await shown();
  act(() => void dispatchEvent(new Event('online')));
  await come[1]?.fail();
  expect(screen.queryByRole('button', { name: `Remove ${farida.name}` })).not.toBeNull();
});
it('a network that is stuck ends in a way to try again', async () => {
  localStorage.setItem('shortlist', JSON.stringify({ doctor: [kavita.id], hospital: [] }));
  const network = stuckNetwork();
  render(<ShortlistIsland />);
  await act(async () => network.end());
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
it('trying again says that it is under way, keeps the focus, and is told of when it fails again', async () => {
  localStorage.setItem('shortlist', JSON.stringify({ doctor: [kavita.id], hospital: [] }));
  const come = server();
  render(<ShortlistIsland />);
  await come[0]?.fail();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('status').textContent).toMatch(/Loading/);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('group'));
  await come[1]?.fail();
  expect(screen.getByRole('alert')).toBeTruthy();
});
it.each([
  ['shortlist', 2],
  [null, 2], // all of it was forgotten
  ['citySlug', 1],
  ['touch', 1],
])(
  'what another tab stores under %s is asked about only where it is the list',
  async (key, asked) => {
    const come = await shown();
    act(() => void dispatchEvent(new StorageEvent('storage', { key })));
    expect(come).toHaveLength(asked);
  },
);
