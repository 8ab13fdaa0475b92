import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '@/ui/language';
import SearchBox from './search-box.island';

const FOUND = [{ ArticleType: 'Condition', Name: 'Piles', Url: '/condition/piles', Icon: 'anus' }];
const found = () => Response.json([FOUND, { total: 1, emergency: null, answers: [] }]);
const field = () => screen.getByRole<HTMLInputElement>('combobox');

function open(answer: () => Promise<Response>, language: 'en' | 'hi' = 'en') {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return answer();
  });
  render(
    <LanguageProvider language={language}>
      <SearchBox id="q" popular={[]} />
    </LanguageProvider>,
  );
  return asked;
}

async function type(text: string) {
  act(() => field().focus());
  await userEvent.keyboard(text);
}

describe('suggestions that do not come', () => {
  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['there were too many', async () => Response.json({ status: {} }, { status: 429 })],
    ['something else answers', async () => new Response('<h1>Log in to the Wi-Fi</h1>')],
    ['it is no list', async () => Response.json({ results: [] })],
  ])('are said to be missing when %s, and the field goes on', async (_, answer) => {
    open(answer);
    await type('piles');
    expect(await screen.findByText(/Press Search to see the results/)).toBeTruthy();
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
    expect(field().value).toBe('piles');
  });

  it('come by themselves when the network is back', async () => {
    let answer = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
    open(() => answer());
    await type('piles');
    await screen.findByText(/Press Search to see the results/);
    answer = async () => found();
    act(() => void dispatchEvent(new Event('online')));
    await screen.findByRole('listbox');
    expect(screen.queryByText(/Press Search/)).toBeNull();
  });

  it('are no longer asked for once the field was left', async () => {
    const asked = open(() => Promise.reject(new TypeError('Failed to fetch')));
    await type('piles');
    await screen.findByText(/Press Search to see the results/);
    act(() => field().blur());
    const before = asked.length;
    act(() => void dispatchEvent(new Event('online')));
    expect(asked).toHaveLength(before);
  });
});

it('a page in Hindi is answered in Hindi', async () => {
  const asked = open(async () => found(), 'hi');
  await type('piles');
  await screen.findByRole('listbox');
  expect(new URL(asked.at(-1) ?? '', 'http://site').searchParams.get('language')).toBe('hi');
});

it('as many suggestions for another query are told again, which the same words in their place would not be', async () => {
  open(async () => found());
  await type('pile');
  await screen.findByRole('listbox');
  const region = screen.getByRole('status');
  const heard: string[] = [];
  new MutationObserver((changes) => {
    heard.push(
      ...changes.flatMap(({ addedNodes }) => [...addedNodes].map((n) => `${n.textContent}`)),
    );
  }).observe(region, { childList: true, subtree: true });
  await type('s');
  await vi.waitFor(() => expect(heard).toEqual([expect.stringContaining('1')]));
  expect(region.isConnected).toBe(true); // what is new as a whole is often not heard at all
});
