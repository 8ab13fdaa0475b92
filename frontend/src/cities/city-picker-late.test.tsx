import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '@/ui/language';
import { OTHER } from './cities';
import { CityPicker } from './city-picker';

const KNOWN = [{ id: 477, name: 'Mumbai', nameHi: 'मुंबई' }];
const list = () =>
  Response.json({
    results: [
      { ...OTHER, cityid: 477, cityname: 'Mumbai', nameHi: 'मुंबई', slug: 'mumbai' },
      { ...OTHER, cityid: 603, cityname: 'Jaipur', nameHi: 'जयपुर', slug: 'jaipur' },
    ],
  });
const offline = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

function open(answer: () => Promise<Response>, language: 'en' | 'hi' = 'en') {
  vi.stubGlobal('fetch', answer);
  const props = { known: KNOWN, withName: false, onChosen: vi.fn(), onClosed: vi.fn() };
  const { unmount } = render(
    <LanguageProvider language={language}>
      <CityPicker {...props} />
    </LanguageProvider>,
  );
  return unmount;
}

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
});

it('a picker in Hindi has Hindi names, found by what they are called in English too', async () => {
  open(async () => list(), 'hi');
  await screen.findByRole('radio', { name: 'जयपुर' });
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'jai' } });
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(radio('जयपुर')?.checked).toBe(true);
});
