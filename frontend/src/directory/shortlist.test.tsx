import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { OTHER } from '@/cities/cities';
import { chooseCity } from '@/cities/city';
import { farida, kavita } from '@/testing/examples/doctors';
import { nirmal } from '@/testing/examples/hospitals';
import { shell, shellWith } from '@/testing/examples/shell';
import { json, offline, serve } from '@/testing/fake-server';
import { brokenRules, renderPage } from '@/testing/render';
import { LanguageProvider } from '@/ui/language';
import { readShortlist } from './shortlist';
import { start } from './shortlist.client';
import ShortlistIsland from './shortlist.island';
import ShortlistPage from './shortlist-page';
import { empty } from './shortlist-page.example';

const PATH = '/api/shortlist';

function show(stored: object, answer = json({ doctors: [kavita, farida], hospitals: [nirmal] })) {
  localStorage.setItem('shortlist', JSON.stringify(stored));
  const calls = serve({ [PATH]: answer });
  render(
    <LanguageProvider language="en">
      <ShortlistIsland />
    </LanguageProvider>,
  );
  return calls;
}

beforeEach(() => localStorage.clear());

describe('the page of a shortlist', () => {
  it('keeps the rules', () => {
    expect(brokenRules(renderPage(ShortlistPage, empty, shell))).toEqual([]);
    expect(brokenRules(renderPage(ShortlistPage, empty, shellWith({}, 'hi')))).toEqual([]);
  });

  it('says that nothing is stored without waking its island, which is left for a list', () => {
    document.body.replaceChildren(renderPage(ShortlistPage, empty, shell));
    const island = () => document.querySelector('[data-island]');
    const nothing = document.querySelector<HTMLElement>('[data-nothing-saved]');
    localStorage.setItem('shortlist', JSON.stringify({ doctor: [kavita.id], hospital: [] }));
    start(document);
    expect([nothing?.hidden, island() === null]).toEqual([true, false]);
    localStorage.clear();
    start(document);
    expect([nothing?.hidden, island() === null]).toEqual([false, true]);
    document.body.replaceChildren();
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
    const paid = within(table).getByRole('row', { name: /^Insurance accepted/ });
    expect(
      within(paid)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([kavita.insurance.join(', '), 'Not recorded']);
    expect(kavita.insurance).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'Hospitals' })).toBeDefined();
  });

  it('says how far each is from the chosen city, reckoned here, and nothing of who is nowhere', async () => {
    chooseCity({ id: 568, name: 'Pune', type: '1' });
    localStorage.setItem('shortlist', JSON.stringify({ doctor: [11, 12], hospital: [3] }));
    const at = (cityid: number, cityname: string, latitude: number, longitude: number) => ({
      ...OTHER,
      cityid,
      cityname,
      latitude,
      longitude,
    });
    const results = [at(514, 'Delhi NCR', 28.6, 77.2), at(568, 'Pune', 18.52, 73.86)];
    const calls = serve({
      [PATH]: json({ doctors: [kavita, farida], hospitals: [{ ...nirmal, cityId: 568 }] }),
      '/dmg/v1/web/citylist': json({ results }),
    });
    render(
      <LanguageProvider language="en">
        <ShortlistIsland />
      </LanguageProvider>,
    );
    const doctors = await screen.findByRole('region', { name: 'Doctors' });
    const row = await within(doctors).findByRole('row', { name: /From Pune/ });
    const cells = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells[0]).toBe('About 1,170 km, from city to city');
    expect(cells[1]).not.toContain('km');
    const hospitals = screen.getByRole('region', { name: 'Hospitals' });
    expect(within(hospitals).getByText('In Pune')).toBeDefined();
    expect(calls.map(({ url }) => url).join()).not.toMatch(/city=|568/);
  });

  it('asks for the city where none is chosen, and shows no row of distances', async () => {
    show({ doctor: [kavita.id] }, json({ doctors: [kavita], hospitals: [] }));
    expect(await screen.findByRole('button', { name: /Choose your city/ })).toBeDefined();
    expect(screen.queryByText(/^From /)).toBeNull();
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

  it('leads to the lists where nothing that was saved is listed any longer', async () => {
    show({ doctor: [998, 999] }, json({ doctors: [], hospitals: [] }));
    expect(await screen.findByText('2 that you saved are no longer listed.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find doctors' })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('loses nothing where the network fails, and tries again', async () => {
    show({ doctor: [kavita.id] }, offline);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(readShortlist().doctor).toEqual([kavita.id]);
  });

  it.each([{}, [], { doctors: null, hospitals: null }, 'log in'])(
    'tells as a failure what something else answered in our place, %j, and loses nothing',
    async (answer) => {
      show({ doctor: [kavita.id] }, json(answer as object));
      expect(await screen.findByRole('alert')).toBeDefined();
      expect(readShortlist().doctor).toEqual([kavita.id]);
    },
  );

  it('leads to lists where nothing is stored, and asks for nothing', async () => {
    const calls = show({});
    expect((await screen.findByRole('link', { name: 'Find doctors' })).getAttribute('href')).toBe(
      '/doctors',
    );
    expect(calls).toEqual([]);
  });
});
