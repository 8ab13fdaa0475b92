import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showOffline } from '@/lib/offline';
import { PATIENCE_MS } from '@/lib/patience';
import { noAnswer } from '@/testing/late-answer';
import { words } from '@/testing/render';
import { SearchDialog } from './search-dialog';

const OFFLINE =
  '<div class="toast-place" role="status"><p data-offline hidden>You are offline</p></div>';
const open = () => render(<SearchDialog id="q" popular={[]} onClosed={vi.fn()} />);
const dialog = () => screen.getByRole('dialog', { name: 'Search' });
const offline = () => document.querySelector<HTMLElement>('[data-offline]') as HTMLElement;
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function type(text: string) {
  fireEvent.input(field(), { target: { value: text } });
  await pass(80);
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the focus', () => {
  it.each([null, '477'])('is on the field, whether a city was chosen or not: %s', (city) => {
    localStorage.clear();
    if (city) {
      localStorage.setItem('cityid', city);
      localStorage.setItem('cityname', 'Mumbai');
    }
    open();
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-expanded')).not.toBeNull();
  });

  it('opens no list of popular pages where the page has none', () => {
    open();
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('being offline', () => {
  beforeEach(() => {
    document.body.innerHTML = OFFLINE;
    vi.stubGlobal('navigator', { onLine: false });
  });

  it('is told in the dialog, not behind it', () => {
    open();
    showOffline(document);
    expect(dialog().contains(offline())).toBe(true);
    expect(offline().hidden).toBe(false);
  });

  it('is told on the page again once the dialog is closed', () => {
    open().unmount();
    expect(document.body.contains(offline())).toBe(true);
    expect(offline().closest('dialog')).toBeNull();
  });
});

describe('what was looked for', () => {
  it('and is not there is said in a region that was there before', async () => {
    vi.stubGlobal('fetch', async () => Response.json([[], { total: 0, emergency: null }]));
    open();
    const region = screen.getByRole('status');
    await type('xqzzy');
    expect(words(region)).toBe("No match for 'xqzzy'");
    expect(screen.getAllByText("No match for 'xqzzy'")).toHaveLength(1);
  });

  it('is waited for no longer than a visitor would, and shown all the same when it comes', async () => {
    let come: (answer: Response) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (come = resolve)));
    open();
    await type('gall');
    await pass(PATIENCE_MS);
    expect(screen.getByText(/Suggestions are not available now/)).toBeTruthy();
    expect(document.querySelector('.skeleton')).toBeNull();
    await act(async () => come(Response.json([[], { total: 0, emergency: null }])));
    expect(screen.getByText("No match for 'gall'")).toBeTruthy();
  });

  it('is asked for again when the network is back while the first answer is still stuck', async () => {
    const fail: ((reason: Error) => void)[] = [];
    const found = Response.json([[], { total: 0, emergency: null }]);
    const stuck = () => new Promise<Response>((_, reject) => fail.push(reject));
    let answer: () => Promise<Response> = stuck;
    vi.stubGlobal('fetch', () => answer());
    open();
    await type('gall');
    await pass(PATIENCE_MS);
    answer = async () => found;
    await act(async () => void dispatchEvent(new Event('online')));
    expect(screen.getByText("No match for 'gall'")).toBeTruthy();
    await act(async () => fail[0]?.(new TypeError('Failed to fetch'))); // the stuck one ends at last
    expect(screen.getByText("No match for 'gall'")).toBeTruthy();
  });

  it('under three letters is waited for no more', async () => {
    vi.stubGlobal('fetch', noAnswer);
    open();
    await type('gall');
    await type('ga');
    await pass(PATIENCE_MS);
    expect(screen.queryByText(/Suggestions are not available now/)).toBeNull();
  });
});
