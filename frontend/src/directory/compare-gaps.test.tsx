import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OTHER } from '@/cities/cities';
import { chooseCity } from '@/cities/city';
import type { DoctorCard, HospitalCard } from '@/contract/types';
import { farida, imran, kavita, unknown } from '@/testing/examples/doctors';
import { nirmal, roshni } from '@/testing/examples/hospitals';
import { json, offline, serve } from '@/testing/fake-server';
import { words } from '@/testing/render';
import { LanguageProvider } from '@/ui/language';
import { readShortlist } from './shortlist';
import ShortlistIsland from './shortlist.island';

interface Saved {
  doctors?: DoctorCard[];
  hospitals?: HospitalCard[];
}
const CITIES = '/dmg/v1/web/citylist';

/** The page of a shortlist that has these on it, as the server answers for them. */
function show({ doctors = [], hospitals = [] }: Saved, language: 'en' | 'hi' = 'en', more = {}) {
  const ids = (some: { id: number }[]) => some.map(({ id }) => id);
  const stored = { doctor: ids(doctors), hospital: ids(hospitals) };
  localStorage.setItem('shortlist', JSON.stringify(stored));
  const calls = serve({ '/api/shortlist': json({ doctors, hospitals }), ...more });
  const { unmount } = render(
    <LanguageProvider language={language}>
      <ShortlistIsland />
    </LanguageProvider>,
  );
  return { calls, unmount };
}

async function cellsOf(region: string, row: RegExp) {
  const table = await screen.findByRole('region', { name: region });
  const found = await within(table).findByRole('row', { name: row });
  return within(found).getAllByRole('cell').map(words);
}

let complaints: unknown[];
beforeEach(() => {
  localStorage.clear();
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...told) => complaints.push(told));
});
afterEach(() => expect(complaints).toEqual([]));

describe('a comparison of doctors of whom little is known', () => {
  it('says in every cell that is not recorded that it is not', async () => {
    show({ doctors: [unknown] });
    const table = await screen.findByRole('region', { name: 'Doctors' });
    const rows = within(table).getAllByRole('row').slice(1);
    const said = rows.map((row) => [
      words(within(row).getByRole('rowheader')),
      words(within(row).getByRole('cell')),
    ]);
    expect(said).toEqual([
      ['Speciality', 'Knee and hip surgeon'],
      ['Consultation fee', 'Fee on request'],
      ['Experience', 'Not recorded'],
      ['Languages', 'Not recorded'],
      ['Works at', 'Not recorded'],
      ['Insurance accepted', 'Not recorded'],
      ['Next clinic', 'Not recorded'],
      ['Treats', 'Not recorded'],
      ['Ask for a time', expect.stringMatching(/^Request appointment with /)],
    ]);
  });

  it('says the hours that name no day of the week beside the next: they may come before it', async () => {
    show({ doctors: [kavita] });
    await waitFor(async () =>
      expect(await cellsOf('Doctors', /^Next clinic/)).toEqual([
        expect.stringMatching(/^(Today|Tomorrow|Monday), .*; By appointment, on Sundays$/),
      ]),
    );
  });

  it('says of one that no clinic is recorded, and of the other the next', async () => {
    show({ doctors: [kavita, imran] });
    await waitFor(async () =>
      expect(await cellsOf('Doctors', /^Next clinic/)).toEqual([
        expect.stringMatching(/^(Today|Tomorrow|Monday), 10 am to 1 pm/),
        'Not recorded',
      ]),
    );
  });

  it('says the next of the day on which it is seen again, and not of that on which it was opened', async () => {
    const next = async () => (await cellsOf('Doctors', /^Next clinic/))[0];
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T03:00:00Z') }); // a Monday
    const clinics = kavita.clinics.slice(0, 1).map((one) => ({ ...one, weekdays: [0, 1] }));
    show({ doctors: [{ ...kavita, clinics }] });
    await waitFor(async () => expect(await next()).toMatch(/^Today/));
    vi.setSystemTime(new Date('2026-11-25T03:00:00Z'));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(async () => expect(await next()).toMatch(/^Monday/));
    vi.useRealTimers();
  });

  it('ends no line between an hour and its half of the day', async () => {
    show({ doctors: [kavita] });
    await waitFor(() => expect(document.body.textContent).toContain('10\u00a0am to 1\u00a0pm'));
  });

  it('gives all hours of who is there by appointment alone', async () => {
    const clinics = kavita.clinics.slice(1);
    show({ doctors: [{ ...kavita, clinics }] });
    expect(await cellsOf('Doctors', /^Next clinic/)).toEqual(['By appointment, on Sundays']);
  });

  it('says no more the next clinic of who has none but by appointment by now', async () => {
    const next = async () => (await cellsOf('Doctors', /^Next clinic/))[0];
    show({ doctors: [{ ...kavita, clinics: kavita.clinics.slice(0, 1) }] });
    await waitFor(async () => expect(await next()).toMatch(/^(Today|Tomorrow|Monday)/));
    const doctors = [{ ...kavita, clinics: kavita.clinics.slice(1) }];
    serve({ '/api/shortlist': json({ doctors, hospitals: [] }) });
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(async () => expect(await next()).toBe('By appointment, on Sundays'));
  });

  it('tells who charges nothing from who does not say', async () => {
    show({ doctors: [{ ...kavita, fee: 0 }, unknown] });
    expect(await cellsOf('Doctors', /fee/)).toEqual(['₹0', 'Fee on request']);
  });

  it('speaks of one year as one', async () => {
    show({ doctors: [{ ...kavita, years: 1 }] });
    expect(await cellsOf('Doctors', /^Experience/)).toEqual(['1 year']);
  });

  it('names a hospital without a page as words', async () => {
    const hospital = kavita.hospital && { ...kavita.hospital, url: null };
    show({ doctors: [{ ...kavita, hospital }] });
    expect(await cellsOf('Doctors', /^Works at/)).toEqual([kavita.hospital?.label]);
    expect(screen.queryByRole('link', { name: kavita.hospital?.label ?? '' })).toBeNull();
  });
});

describe('a comparison of hospitals', () => {
  it('says what is not recorded, and names one without a page as words', async () => {
    show({ hospitals: [{ ...roshni, area: '', doctors: 0 }] });
    const table = await screen.findByRole('region', { name: 'Hospitals' });
    const cells = within(table).getAllByRole('cell').map(words);
    expect(cells.filter((cell) => cell !== '')).toEqual(Array(4).fill('Not recorded'));
    expect(within(table).queryByRole('link')).toBeNull();
  });

  it('counts one bed and one doctor as one', async () => {
    show({ hospitals: [{ ...nirmal, beds: 1, doctors: 1 }] });
    expect(await cellsOf('Hospitals', /^Size/)).toEqual(['1 bed']);
    expect(await cellsOf('Hospitals', /^Doctors/)).toEqual(['1 doctor']);
  });
});

describe('a comparison in Hindi', () => {
  it('has no word of ours in English', async () => {
    show({ doctors: [unknown], hospitals: [nirmal] }, 'hi');
    await screen.findByRole('region', { name: 'डॉक्टर' });
    const heads = screen.getAllByRole('rowheader').map(words);
    expect(heads.length).toBeGreaterThan(10);
    expect(heads.filter((head) => /[a-z]/i.test(head))).toEqual([]);
    expect(screen.getAllByText('दर्ज नहीं').length).toBeGreaterThan(3);
    expect(screen.getByRole('button', { name: `${unknown.name} को हटाएँ` })).toBeDefined();
  });

  it('asks for doctors in Hindi, and for an appointment on the Hindi form', async () => {
    const { calls } = show({ doctors: [unknown] }, 'hi');
    const book = await screen.findByRole('link', { name: /^अपॉइंटमेंट माँगें/ });
    expect(book.getAttribute('href')).toBe(`/hi/request?doctor=${unknown.id}`);
    expect(calls[0]?.url).toContain('language=hi');
  });

  it('of nothing leads to the Hindi lists of the chosen city', async () => {
    chooseCity({ id: 568, name: 'Pune', type: '1', slug: 'pune' });
    show({}, 'hi');
    const link = await screen.findByRole('link', { name: 'डॉक्टर खोजें' });
    expect(link.getAttribute('href')).toBe('/hi/doctors?city=pune');
    expect(screen.getByRole('link', { name: 'अस्पताल खोजें' }).getAttribute('href')).toBe(
      '/hi/hospitals?city=pune',
    );
  });
});

describe('taking one off a comparison', () => {
  const remove = (name: string) => screen.findByRole('button', { name: `Remove ${name}` });

  it('by the keyboard leaves it on the page, not at its top', async () => {
    show({ doctors: [kavita, farida] });
    (await remove(kavita.name)).focus();
    await userEvent.keyboard('{Enter}');
    const box = screen.getByRole('group', { name: 'Saved doctors and hospitals' });
    expect(document.activeElement).toBe(box);
  });

  it('leaves the other with all that stood beside it', async () => {
    show({ doctors: [kavita, farida] });
    await userEvent.click(await remove(kavita.name));
    expect(await cellsOf('Doctors', /^Works at/)).toEqual([farida.hospital?.label]);
    expect(screen.queryByText('Nothing is saved yet')).toBeNull();
  });

  it('of a kind takes the table of that kind away', async () => {
    show({ doctors: [kavita], hospitals: [nirmal] });
    await userEvent.click(await remove(kavita.name));
    expect(screen.queryByRole('region', { name: 'Doctors' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Hospitals' })).toBeDefined();
    expect(readShortlist()).toEqual({ doctor: [], hospital: [nirmal.id] });
  });

  it('can be done by who scrolls with the keyboard: the table takes the focus', async () => {
    show({ doctors: [kavita] });
    const table = await screen.findByRole('region', { name: 'Doctors' });
    expect(table.tabIndex).toBe(0);
  });
});

it.each([null, 0])('beds of a hospital that are %s are not recorded', async (beds) => {
  show({ hospitals: [{ ...nirmal, beds }] });
  expect(await cellsOf('Hospitals', /^Size/)).toEqual(['Not recorded']);
});

describe('how far a hospital is', () => {
  const at = (cityid: number, cityname: string, latitude: number | null) => ({
    ...OTHER,
    cityid,
    cityname,
    nameHi: cityid === 568 ? 'पुणे' : 'दिल्ली',
    latitude,
    longitude: latitude === null ? null : 77,
  });
  const cities = (delhi: number | null) => ({
    [CITIES]: json({ results: [at(568, 'Pune', 18.5), at(514, 'Delhi NCR', delhi)] }),
  });

  it('is said in Hindi, with its thousands as India writes them', async () => {
    chooseCity({ id: 568, name: 'Pune', type: '1' });
    show({ hospitals: [nirmal] }, 'hi', cities(28.6));
    expect(await cellsOf('अस्पताल', /^पुणे से दूरी/)).toEqual([
      expect.stringMatching(/^लगभग 1,1\d0 किमी/),
    ]);
  });

  it('is not made up for a city without a place on the map', async () => {
    chooseCity({ id: 568, name: 'Pune', type: '1' });
    show({ hospitals: [nirmal] }, 'en', cities(null));
    expect(await cellsOf('Hospitals', /^From Pune/)).toEqual(['Not recorded']);
  });

  it('has no row where the list of cities does not come', async () => {
    chooseCity({ id: 568, name: 'Pune', type: '1' });
    show({ hospitals: [nirmal] }, 'en', { [CITIES]: offline });
    await screen.findByRole('region', { name: 'Hospitals' });
    expect(screen.queryByRole('rowheader', { name: /^From/ })).toBeNull();
  });

  it.each(['before', 'after'])(
    'is asked for no more when the page is left %s it failed',
    async (when) => {
      chooseCity({ id: 568, name: 'Pune', type: '1' });
      let refuse = (_: Error) => {};
      const late = new Promise<Response>((_, reject) => {
        refuse = reject;
      });
      const { calls, unmount } = show({ hospitals: [nirmal] }, 'en', {
        [CITIES]: () => late,
      });
      await screen.findByRole('region', { name: 'Hospitals' });
      const fail = () => act(async () => refuse(new TypeError('Failed to fetch')));
      if (when === 'after') await fail();
      unmount();
      if (when === 'before') await fail();
      const before = calls.length;
      await act(async () => void dispatchEvent(new Event('online')));
      expect(calls).toHaveLength(before);
    },
  );
});

describe('a list that does not come', () => {
  it('says so in Hindi, and keeps the keyboard when it comes at last', async () => {
    localStorage.setItem('shortlist', JSON.stringify({ doctor: [kavita.id], hospital: [] }));
    serve({ '/api/shortlist': offline });
    render(
      <LanguageProvider language="hi">
        <ShortlistIsland />
      </LanguageProvider>,
    );
    const again = await screen.findByRole('button', { name: 'फिर कोशिश करें' });
    expect(words(screen.getByRole('alert'))).toContain('अब भी सहेजी हुई है');
    serve({ '/api/shortlist': json({ doctors: [kavita], hospitals: [] }) });
    await userEvent.click(again);
    await screen.findByRole('region', { name: 'डॉक्टर' });
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  it('of a browser that blocks storage is an empty one', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    const calls = serve({});
    render(<ShortlistIsland />);
    expect(await screen.findByText('Nothing is saved yet')).toBeDefined();
    expect(calls).toEqual([]);
  });
});
