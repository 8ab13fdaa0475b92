import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OTHER } from '@/cities/cities';
import { words } from '@/testing/render';
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

const box = () => <SearchBox id="q" popular={[]} cities={CITIES} />;
const combo = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'City' });
const options = () => screen.queryAllByRole('option').map(words);
const sent = () => new FormData(document.querySelector('form') as HTMLFormElement).get('city');

async function open() {
  render(box());
  await waitFor(() => expect(document.querySelector('select')).toBeNull());
  return { field: await combo(), user: userEvent.setup() };
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

  it('goes back to the chosen city when it is left with something else in it', async () => {
    const { field, user } = await open();
    await user.click(field);
    await user.keyboard('Atlantis');
    await user.tab();
    expect(field.value).toBe('Delhi NCR');
    expect(sent()).toBe('514');
  });

  it('stays the native choice under the focus, and changes when that is gone', async () => {
    render(box());
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'City' });
    act(() => select.focus());
    await act(() => vi.dynamicImportSettled());
    expect(document.activeElement).toBe(select);
    fireEvent.change(select, { target: { value: '603' } });
    act(() => select.blur());
    expect((await combo()).value).toBe('Jaipur');
    expect(sent()).toBe('603');
  });
});
