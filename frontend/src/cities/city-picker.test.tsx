import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { CityItem } from '@/contract/types';
import { lateAnswer } from '@/testing/late-answer';
import { words } from '@/testing/render';
import { OTHER } from './cities';
import { CityPicker } from './city-picker';
import type { Setup } from './use-city-picker';

const KNOWN = [
  { id: 477, name: 'Mumbai', nameHi: '' },
  { id: 514, name: 'Delhi NCR', nameHi: '' },
  { id: 603, name: 'Jaipur', nameHi: '' },
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
  item(603, 'Jaipur', { webIconPrimary: '/media/jaipur.svg' }),
];

/** The open picker; `list` null: the call fails. */
async function open(
  list: CityItem[] | null,
  withName = false,
  answer: Setup['onChosen'] = async () => null,
) {
  const onChosen = vi.fn(answer);
  const onClosed = vi.fn();
  vi.stubGlobal('fetch', async () => {
    if (!list) throw new TypeError('Failed to fetch');
    return Response.json({ status: { code: 200 }, results: list, data: {} });
  });
  render(<CityPicker known={KNOWN} withName={withName} onChosen={onChosen} onClosed={onClosed} />);
  if (list) await screen.findByRole('radio', { name: 'Jaipur' });
  return { onChosen, onClosed };
}

const submit = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);
const search = (typed: string) =>
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: typed } });
const radios = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('radio')
    .map((radio) => words(radio.closest('label')));

describe('the city picker', () => {
  it('shows popular cities in the specified order, then the others, Other last', async () => {
    await open(LIST);
    expect(words(screen.getByRole('heading'))).toBe('Select Your City');
    expect(radios('Popular cities')).toEqual(['Delhi NCR', 'Mumbai']);
    expect(radios('Other cities')).toEqual(['Jaipur', 'Other']);
  });

  it('names the city on the button and gives it back', async () => {
    const { onChosen } = await open(LIST);
    fireEvent.click(screen.getByRole('radio', { name: 'Mumbai' }));
    expect(words(screen.getByRole('button', { name: /Show care/ }))).toBe('Show care in Mumbai');
    submit();
    expect(onChosen.mock.calls[0]?.[0]).toMatchObject({ city: { cityid: 477 }, name: '' });
  });

  it('takes a tap on a city for the whole choice, and gives it once', async () => {
    const { onChosen } = await open(LIST);
    expect(document.querySelector('.modal__head p')?.textContent).toContain('Tap your city');
    await userEvent.click(screen.getByText('Mumbai'));
    expect(onChosen.mock.calls).toMatchObject([[{ city: { cityid: 477 }, name: '' }]]);
  });

  it('waits for the button by keyboard, which passes by cities', async () => {
    const { onChosen } = await open(LIST);
    screen.getByRole('radio', { name: 'Delhi NCR' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(words(screen.getByRole('button', { name: /Show care/ }))).toBe('Show care in Mumbai');
    expect(onChosen).not.toHaveBeenCalled();
  });

  it('waits for the name where one is asked', async () => {
    const { onChosen } = await open(LIST, true);
    await userEvent.click(screen.getByText('Mumbai'));
    expect(onChosen).not.toHaveBeenCalled();
    expect(document.querySelector('.modal__head p')?.textContent).not.toContain('Tap');
  });

  it('gives back where a city has its pages, also when it is chosen before the list has come', async () => {
    const slow = lateAnswer();
    const onChosen = vi.fn<Setup['onChosen']>(async () => null);
    vi.stubGlobal('fetch', slow.call);
    render(<CityPicker known={KNOWN} withName={false} onChosen={onChosen} onClosed={vi.fn()} />);
    fireEvent.click(screen.getByRole('radio', { name: 'Mumbai' }));
    submit();
    expect(onChosen).not.toHaveBeenCalled();
    slow.come(Response.json({ status: { code: 200 }, results: LIST, data: {} }));
    await waitFor(() => expect(onChosen.mock.calls[0]?.[0].city.slug).toBe('mumbai'));
  });

  it('asks for a city, at the field, until there is one', async () => {
    const { onChosen } = await open(LIST);
    submit();
    expect(words(screen.getByRole('alert'))).toBe('Please select your city');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    fireEvent.click(screen.getByRole('radio', { name: 'Other' }));
    expect(screen.queryByRole('alert')).toBeNull();
    submit();
    expect(onChosen.mock.calls[0]?.[0].city.cityid).toBe(0);
  });

  it('finds a city by its old name, and takes it on Enter', async () => {
    const { onChosen } = await open(LIST);
    search('bomb');
    expect(radios('1 city')).toEqual(['Mumbai']);
    const sent = !fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
    expect(sent).toBe(true);
    submit();
    expect(onChosen.mock.calls[0]?.[0].city.cityname).toBe('Mumbai');
  });

  it('offers Other for a city it does not know', async () => {
    await open(LIST);
    search('Atlantis');
    expect(radios('We do not know this city yet')).toEqual(['Other']);
  });

  it('begins with the city that was chosen before', async () => {
    localStorage.setItem('cityid', '603');
    localStorage.setItem('cityname', 'Jaipur');
    await open(LIST);
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Jaipur' }).checked).toBe(true),
    );
  });

  it('has the popular cities of the page when the list fails', async () => {
    const { onChosen } = await open(null);
    expect(radios('Popular cities')).toEqual(['Delhi NCR', 'Mumbai']);
    expect(radios('Other cities')).toEqual(['Other']);
    fireEvent.click(screen.getByRole('radio', { name: 'Delhi NCR' }));
    submit();
    await waitFor(() => expect(onChosen).toHaveBeenCalledOnce());
  });
});

describe('personal details', () => {
  it('ask for a name too, with the specified words', async () => {
    const { onChosen } = await open(LIST, true);
    expect(words(screen.getByRole('heading'))).toBe('Personal Details');
    const name = screen.getByPlaceholderText('Enter your full name');
    submit();
    expect(screen.getByText('Please enter your name')).toBeTruthy();
    expect(screen.getByText('Please select your city')).toBeTruthy();
    expect(document.activeElement).toBe(name);
    fireEvent.input(name, { target: { value: ' Asha Devi ' } });
    expect(screen.queryByText('Please enter your name')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Mumbai' }));
    submit();
    expect(onChosen.mock.calls[0]?.[0].name).toBe('Asha Devi');
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false),
    );
  });

  it.each([
    ['spaces', '  '],
    ['a space without width, as it is copied', '\u200b'],
    ['marks of direction alone', '\u200e\u200f'],
    ['markup', '<b>Asha'],
  ])('take %s for no name', async (_, typed) => {
    const { onChosen } = await open(LIST, true);
    fireEvent.click(screen.getByRole('radio', { name: 'Mumbai' }));
    const name = screen.getByPlaceholderText('Enter your full name');
    fireEvent.input(name, { target: { value: typed } });
    submit();
    expect(screen.getByText('Please enter your name')).toBeTruthy();
    expect(onChosen).not.toHaveBeenCalled();
  });

  it('show at the field what the server refused, and lose nothing', async () => {
    await open(LIST, true, async () => ({ name: 'Not this name' }));
    const name = screen.getByPlaceholderText<HTMLInputElement>('Enter your full name');
    fireEvent.input(name, { target: { value: 'Asha' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Mumbai' }));
    submit();
    expect(words(await screen.findByRole('alert'))).toBe('Not this name');
    expect(name.value).toBe('Asha');
    expect(document.activeElement).toBe(name);
  });
});

describe('use my location', () => {
  const locate = (answer: (yes: PositionCallback, no: PositionErrorCallback) => void) =>
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: vi.fn(answer) } });

  it('asks only on request, and chooses the nearest city', async () => {
    locate((yes) => yes({ coords: { latitude: 19.2, longitude: 73 } } as GeolocationPosition));
    await open(LIST);
    expect(navigator.geolocation.getCurrentPosition).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText('Nearest city: Mumbai')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Mumbai' }).checked).toBe(true);
  });

  it('is there before the list, which would push it in between, and waits for it', async () => {
    locate((yes) => yes({ coords: { latitude: 19.2, longitude: 73 } } as GeolocationPosition));
    const slow = lateAnswer();
    vi.stubGlobal('fetch', slow.call);
    render(<CityPicker known={KNOWN} withName={false} onChosen={vi.fn()} onClosed={vi.fn()} />);
    fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(screen.queryByText(/could not see where you are/)).toBeNull();
    slow.come(Response.json({ status: { code: 200 }, results: LIST, data: {} }));
    expect(await screen.findByText('Nearest city: Mumbai')).toBeTruthy();
  });

  it('is not offered where the list does not come', async () => {
    locate(() => undefined);
    await open(null);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Use my location' })).toBeNull(),
    );
  });

  it('refused: says so, and the list is still there', async () => {
    locate((_, no) => no({} as GeolocationPositionError));
    await open(LIST);
    fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(screen.getByText(/could not see where you are/)).toBeTruthy();
  });
});

it('chooses the one city that typing has left', async () => {
  const { onChosen } = await open(LIST);
  search('jaip');
  expect(screen.getByRole('button', { name: 'Show care in Jaipur' })).toBeTruthy();
  submit();
  await waitFor(() =>
    expect(onChosen).toHaveBeenCalledWith(
      expect.objectContaining({ city: expect.objectContaining({ cityname: 'Jaipur' }) }),
    ),
  );
});
