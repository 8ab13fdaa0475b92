import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PATIENCE_MS } from '@/lib/patience';
import { lateAnswer, noAnswer, stuckNetwork } from '@/testing/late-answer';
import { LanguageProvider } from '@/ui/language';
import { OTHER } from './cities';
import { CityPicker } from './city-picker';

const KNOWN = [{ id: 477, name: 'Mumbai', nameHi: 'मुंबई' }];
const MUMBAI = { latitude: 19, longitude: 72.9 };
const list = () =>
  Response.json({
    results: [
      { ...OTHER, ...MUMBAI, cityid: 477, cityname: 'Mumbai', nameHi: 'मुंबई', slug: 'mumbai' },
      { ...OTHER, cityid: 603, cityname: 'Jaipur', nameHi: 'जयपुर', slug: 'jaipur' },
      { ...OTHER, cityid: 605, cityname: 'Jalgaon', nameHi: 'जलगाँव', slug: 'jalgaon' },
    ],
  });
const offline = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

function shown(answer: () => Promise<Response>, language: 'en' | 'hi' = 'en') {
  vi.stubGlobal('fetch', answer);
  const onChosen = vi.fn(async (): Promise<null> => null);
  const props = { known: KNOWN, withName: false, onChosen, onClosed: vi.fn() };
  const { unmount } = render(
    <LanguageProvider language={language}>
      <CityPicker {...props} />
    </LanguageProvider>,
  );
  return { unmount, onChosen };
}

const open = (...how: Parameters<typeof shown>) => shown(...how).unmount;

const backOnline = () => act(async () => void dispatchEvent(new Event('online')));
const radio = (name: string) => screen.queryByRole<HTMLInputElement>('radio', { name });

describe('a picker that was opened without a network', () => {
  it('says that these are not all, and has them all once there is one', async () => {
    open(offline);
    const notice = await screen.findByText(/We could not load all cities/);
    expect(notice.parentElement?.getAttribute('role')).toBe('status');
    vi.stubGlobal('fetch', async () => list());
    await backOnline();
    expect(radio('Jaipur')).not.toBeNull();
    expect(screen.queryByText(/We could not load all cities/)).toBeNull();
  });

  it('keeps the choice that was made before the others came', async () => {
    open(offline);
    await screen.findByText(/We could not load all cities/);
    fireEvent.click(radio('Other') as HTMLElement);
    vi.stubGlobal('fetch', async () => list());
    await backOnline();
    expect(radio('Other')?.checked).toBe(true);
  });

  it('asks again as often as the network comes back without an answer', async () => {
    const ask = vi.fn(offline);
    open(ask);
    await screen.findByText(/We could not load all cities/);
    await backOnline();
    await backOnline();
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('asks for nothing once it is closed', async () => {
    const ask = vi.fn(offline);
    const close = open(ask);
    await screen.findByText(/We could not load all cities/);
    close();
    await backOnline();
    expect(ask).toHaveBeenCalledOnce();
  });

  it('asks for nothing either when it was closed before the answer came', async () => {
    const slow = lateAnswer();
    const ask = vi.fn(slow.call);
    const close = open(ask);
    close();
    slow.fail(new TypeError('Failed to fetch'));
    await act(async () => undefined);
    await backOnline();
    expect(ask).toHaveBeenCalledOnce();
  });
});

describe('a choice', () => {
  it('made before the list came stays while it is among what is found', async () => {
    const slow = lateAnswer();
    shown(slow.call);
    fireEvent.click(radio('Mumbai') as HTMLElement);
    const more = { ...OTHER, cityid: 700, cityname: 'Mundra', slug: 'mundra' };
    const { results } = await list().json();
    await act(async () => slow.come(Response.json({ results: [...results, more] })));
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'mu' } });
    expect(radio('Mundra')).not.toBeNull();
    expect(radio('Mumbai')?.checked).toBe(true);
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'ja' } });
    expect(screen.getByRole('button', { name: 'Show care in my city' })).toBeTruthy();
  });

  it('is saved without the list, where that never comes', async () => {
    vi.useFakeTimers();
    const { onChosen } = shown(noAnswer);
    fireEvent.click(radio('Mumbai')?.closest('label') as HTMLElement, { detail: 1 });
    await act(() => vi.advanceTimersByTimeAsync(PATIENCE_MS));
    expect(onChosen).toHaveBeenCalledWith({
      city: expect.objectContaining({ cityid: 477 }),
      name: '',
    });
  });

  it('that is being saved is not replaced by where the device is', async () => {
    const found = lateAnswer<object>();
    vi.stubGlobal('navigator', {
      geolocation: { getCurrentPosition: (yes: (place: object) => void) => found.call().then(yes) },
    });
    const { onChosen } = shown(async () => list());
    onChosen.mockImplementation(noAnswer);
    await screen.findByRole('radio', { name: 'Jaipur' });
    fireEvent.click(radio('Jaipur') as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    await act(async () => found.come({ coords: { latitude: 19.2, longitude: 73 } }));
    expect(radio('Jaipur')?.checked).toBe(true);
    expect(screen.queryByText(/Nearest city/)).toBeNull();
  });

  it('that is being saved is not replaced by where the device is asked to be meanwhile', async () => {
    const { onChosen } = shown(async () => list());
    await screen.findByRole('radio', { name: 'Jaipur' });
    vi.stubGlobal('navigator', {
      geolocation: {
        getCurrentPosition: (found: (place: object) => void) => found({ coords: MUMBAI }),
      },
    });
    onChosen.mockReturnValue(new Promise(() => undefined));
    fireEvent.click(radio('Jaipur') as HTMLElement);
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    await act(async () => fireEvent.click(screen.getByText('Use my location')));
    expect(radio('Jaipur')?.checked).toBe(true);
    expect(screen.queryByText(/^Nearest city/)).toBeNull();
  });

  it('is not made by the Enter that ends a word on a Hindi keyboard', async () => {
    shown(async () => list(), 'hi');
    await screen.findByRole('radio', { name: 'जयपुर' });
    const field = screen.getByRole('searchbox');
    fireEvent.input(field, { target: { value: 'ज' } });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 }); // as Safari tells the same
    expect(radio('जयपुर')?.checked).toBe(false);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(radio('जयपुर')?.checked).toBe(true);
  });
});

describe('a choice that was refused once its picker was closed', () => {
  it('is told in passing, and takes no focus from where one has gone on to', async () => {
    const saved = lateAnswer<null>();
    const { unmount, onChosen } = shown(async () => list());
    onChosen.mockImplementation(saved.call);
    await screen.findByRole('radio', { name: 'Jaipur' });
    fireEvent.click(radio('Jaipur')?.closest('label') as HTMLElement, { detail: 1 });
    await act(async () => undefined);
    unmount();
    open(async () => list());
    const field = screen.getByRole('searchbox');
    field.blur();
    await act(async () => saved.come({ city: 'Please select your city' } as never));
    expect(await screen.findByText('Please select your city')).toBeTruthy();
    expect(document.querySelector('.error')).toBeNull();
    expect(document.activeElement).not.toBe(field);
  });
});

it('a list of cities that is stuck ends the search for the nearest one', async () => {
  const network = stuckNetwork();
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (yes: (place: object) => void) =>
        yes({ coords: { latitude: 19, longitude: 73 } }),
    },
  });
  open(fetch as () => Promise<Response>);
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  await act(async () => network.end());
  expect(screen.getByText(/We could not load all cities/)).toBeTruthy();
});

it('a picker in Hindi has Hindi names, found by what they are called in English too', async () => {
  open(async () => list(), 'hi');
  await screen.findByRole('radio', { name: 'जयपुर' });
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'jai' } });
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(radio('जयपुर')?.checked).toBe(true);
});
