import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OTHER } from '@/cities/cities';
import { words } from '@/testing/render';
import { cityCombo } from '@/testing/search-box-on-screen';
import SearchBox from './search-box.island';

const CITIES = [
  { id: 514, name: 'Delhi NCR', nameHi: '' },
  { id: 477, name: 'Mumbai', nameHi: '' },
  { id: 603, name: 'Jaipur', nameHi: '' },
];
const LIST = CITIES.map(({ id, name }) => ({
  ...OTHER,
  cityid: id,
  cityname: name,
  aliases: name === 'Mumbai' ? ['Bombay'] : [],
}));

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  localStorage.clear();
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ results: LIST });
  });
});

const combo = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'City' });
const options = () => screen.queryAllByRole('option').map(words);
const sent = () => new FormData(document.querySelector('form') as HTMLFormElement).get('city');

async function open() {
  return { field: await cityCombo(CITIES), user: userEvent.setup() };
}

describe('the city of the search box', () => {
  it('is a field to type in once the box is awake, with the city that stood there', async () => {
    const { field } = await open();
    expect(field.value).toBe('Delhi NCR');
    expect(sent()).toBe('514');
    expect(asked).toEqual([]); // the old names come when the field is entered
  });

  it('finds a city by its beginning or its old name', async () => {
    const { field, user } = await open();
    await user.click(field);
    expect(options()).toEqual(['All India', 'Delhi NCR', 'Mumbai', 'Jaipur']);
    await user.keyboard('jai');
    expect(options()).toEqual(['Jaipur']);
    await user.clear(field);
    await user.keyboard('bomb');
    await waitFor(() => expect(options()).toEqual(['Mumbai']));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field.value).toBe('Mumbai');
    expect(sent()).toBe('477');
  });

  it.each([
    ['an old name', 'Bombay'],
    ['small letters and blanks around it', '  mumbai '],
    ['what copying brings along', 'Mum\u00adbai'],
  ])('is the one that was typed whole, without a choice from the list: %s', async (_, typed) => {
    const { field, user } = await open();
    await user.click(field);
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.keyboard(typed);
    await user.tab();
    expect(field.value).toBe('Mumbai');
    expect(sent()).toBe('477');
  });

  it.each(['Noida', 'noida', 'नोएडा'])(
    'is the one that is called so before one that is also called so: %s, typed or chosen',
    async (typed) => {
      const field = await cityCombo([...CITIES, { id: 571, name: 'Noida', nameHi: '' }]);
      const delhi = { ...OTHER, cityid: 514, cityname: 'Delhi NCR', aliases: ['Noida', 'नोएडा'] };
      const noida = { ...OTHER, cityid: 571, cityname: 'Noida', nameHi: 'नोएडा' };
      vi.stubGlobal('fetch', async () => Response.json({ results: [delhi, noida] }));
      await userEvent.click(field);
      await act(() => vi.dynamicImportSettled());
      await userEvent.keyboard(`${typed}{Tab}`);
      expect(sent()).toBe('571');
    },
  );

  it('is a name of two words with as many blanks between them as were typed', async () => {
    const { field, user } = await open();
    await user.click(field);
    await user.keyboard('all   india{Tab}');
    expect([field.value, sent()]).toEqual(['All India', '1']);
  });

  it('is one in Hindi however its dotted letters are composed', async () => {
    const cities = [...CITIES, { id: 570, name: 'Gurugram', nameHi: 'गुड़गाँव'.normalize('NFC') }];
    const field = await cityCombo(cities, 'hi');
    await userEvent.click(field);
    await userEvent.keyboard('गु\u095cगाँव');
    await userEvent.tab();
    expect(sent()).toBe('570');
  });

  it.each(['{Tab}', '{Enter}'])(
    'is the only one whose name begins so, when %s ends half a name',
    async (key) => {
      const { field, user } = await open();
      await user.click(field);
      await user.keyboard(`jai${key}`);
      expect([field.value, sent()]).toEqual(['Jaipur', '603']);
    },
  );

  it('is the one that the arrows chose, whatever its name begins with', async () => {
    const field = await cityCombo([...CITIES, { id: 604, name: 'Jabalpur', nameHi: '' }]);
    await userEvent.click(field);
    await userEvent.keyboard('ja{ArrowDown}{ArrowDown}{Enter}');
    expect([field.value, sent()]).toEqual(['Jabalpur', '604']);
  });

  it('says before it searches that half the name of several cities is none of them', async () => {
    const field = await cityCombo([...CITIES, { id: 604, name: 'Jabalpur', nameHi: '' }]);
    await userEvent.click(field);
    await userEvent.keyboard('ja{Enter}');
    expect([field.value, sent()]).toEqual(['Delhi NCR', '514']);
  });

  it('goes back to the chosen city when it is left with something else in it', async () => {
    const { field, user } = await open();
    await user.click(field);
    await user.keyboard('Atlantis');
    await user.tab();
    expect(field.value).toBe('Delhi NCR');
    expect(sent()).toBe('514');
  });

  it('stays the native choice under the focus, and changes when that is gone', async () => {
    render(<SearchBox id="q" popular={[]} cities={CITIES} />);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'City' });
    act(() => select.focus());
    await act(() => vi.dynamicImportSettled());
    expect(document.activeElement).toBe(select);
    fireEvent.change(select, { target: { value: '603' } });
    act(() => select.blur());
    expect((await combo()).value).toBe('Jaipur');
    expect(sent()).toBe('603');
  });

  describe('once Back has brought the form as the page came', () => {
    const back = async () => {
      await act(async () => document.querySelector('form')?.reset());
      await act(() => vi.dynamicImportSettled());
    };
    /** What suggestions are asked for: by what the box knows, and not by what stands in its form. */
    const askedIn = async () => {
      fireEvent.input(document.querySelector('#q') as HTMLElement, { target: { value: 'knee' } });
      await waitFor(() => expect(asked.at(-1)).toContain('query=knee'));
      return new URLSearchParams(asked.at(-1)?.split('?')[1]).get('city');
    };

    it('is that of the page again, in sight and in what is asked', async () => {
      const { field, user } = await open();
      await user.click(field);
      await user.keyboard('jaipur{Tab}');
      expect(sent()).toBe('603');
      await back();
      expect([(await combo()).value, sent(), await askedIn()]).toEqual(['Delhi NCR', '514', '514']);
    });
  });
});
