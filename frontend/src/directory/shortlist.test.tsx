import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { farida, kavita } from '@/testing/examples/doctors';
import { nirmal } from '@/testing/examples/hospitals';
import { shell, shellWith } from '@/testing/examples/shell';
import { json, offline, serve } from '@/testing/fake-server';
import { brokenRules, renderPage } from '@/testing/render';
import { TextProvider } from '@/ui/text';
import { readShortlist } from './shortlist';
import ShortlistIsland from './shortlist.island';
import ShortlistPage from './shortlist-page';
import { empty } from './shortlist-page.example';

const PATH = '/api/shortlist';

function show(stored: object, answer = json({ doctors: [kavita, farida], hospitals: [nirmal] })) {
  localStorage.setItem('shortlist', JSON.stringify(stored));
  const calls = serve({ [PATH]: answer });
  render(
    <TextProvider language="en">
      <ShortlistIsland />
    </TextProvider>,
  );
  return calls;
}

beforeEach(() => localStorage.clear());

describe('the page of a shortlist', () => {
  it('keeps the rules', () => {
    expect(brokenRules(renderPage(ShortlistPage, empty, shell))).toEqual([]);
    expect(brokenRules(renderPage(ShortlistPage, empty, shellWith({}, 'hi')))).toEqual([]);
  });

  it('asks for what is stored, in its order, and shows it side by side', async () => {
    const calls = show({ doctor: [kavita.id, farida.id], hospital: [nirmal.id] });
    const table = await screen.findByRole('region', { name: 'Doctors' });
    expect(calls.map((call) => call.url)).toEqual([
      `${PATH}?language=en&doctors=${kavita.id}&doctors=${farida.id}&hospitals=${nirmal.id}`,
    ]);
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map((head) => within(head).getByRole('link').textContent)).toEqual([
      kavita.name,
      farida.name,
    ]);
    const rows = within(table).getAllByRole('rowheader');
    expect(rows.map((row) => row.textContent)).toContain('Consultation fee');
    expect(screen.getByRole('region', { name: 'Hospitals' })).toBeDefined();
  });

  it('drops a column, and is empty after the last', async () => {
    show({ doctor: [kavita.id] }, json({ doctors: [kavita], hospitals: [] }));
    await userEvent.click(await screen.findByRole('button', { name: `Remove ${kavita.name}` }));
    await waitFor(() => expect(screen.getByText('Nothing is saved yet')).toBeDefined());
    expect(readShortlist().doctor).toEqual([]);
  });

  it('says who is listed no longer', async () => {
    show({ doctor: [kavita.id, 999] }, json({ doctors: [kavita], hospitals: [] }));
    expect((await screen.findByText('One that you saved is no longer listed.')).role).toBe(
      'status',
    );
  });

  it('loses nothing where the network fails, and tries again', async () => {
    show({ doctor: [kavita.id] }, offline);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(readShortlist().doctor).toEqual([kavita.id]);
  });

  it('leads to lists where nothing is stored, and asks for nothing', async () => {
    const calls = show({});
    expect((await screen.findByRole('link', { name: 'Find doctors' })).getAttribute('href')).toBe(
      '/doctors',
    );
    expect(calls).toEqual([]);
  });
});
