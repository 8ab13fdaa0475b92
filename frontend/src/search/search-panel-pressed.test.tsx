import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { heart } from '@/testing/examples/emergency';
import { words } from '@/testing/render';
import { LanguageProvider } from '@/ui/language';
import SearchBox from './search-box.island';

vi.mock('./city-combo', () => Promise.reject(new TypeError('Failed to fetch')));
const entity = (Name: string) => ({
  ArticleType: 'Condition',
  Id: 1,
  Name,
  Slug: Name,
  Url: `/condition/${Name}`,
  ImageUrl: '',
  SubTitle: '',
  CityName: '',
  Icon: 'stomach',
});
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Search doctors|खोज/ });
const type = async (text: string) => {
  field().focus();
  fireEvent.input(field(), { target: { value: text } });
};
const answer = (found: object[], emergency: object | null = null) =>
  Response.json([found, { total: found.length, emergency, answers: [] }]);

it('all results of a page in Hindi are in Hindi', async () => {
  vi.stubGlobal('fetch', async () => answer([entity('Gallstones')]));
  render(
    <LanguageProvider language="hi">
      <SearchBox id="q" popular={[]} />
    </LanguageProvider>,
  );
  const input = document.querySelector('#q') as HTMLInputElement;
  input.focus();
  fireEvent.input(input, { target: { value: 'gall' } });
  await waitFor(() => expect(document.querySelector('.searchpanel__more')).not.toBeNull());
  expect(document.querySelector('.searchpanel__more')?.getAttribute('href')).toBe(
    '/hi/search?q=gall',
  );
});

it('an emergency call can be pressed where links take no focus', async () => {
  vi.stubGlobal('fetch', async () => answer([], heart));
  render(<SearchBox id="q" popular={[]} />);
  await type('chest pain');
  const call = await screen.findByRole('link', { name: /112/ });
  // Safari gives no focus to a link that is pressed: unless the press is prevented, the field loses it to nothing.
  if (fireEvent.mouseDown(call)) act(() => field().blur());
  expect(call.isConnected).toBe(true);
});

it('the row that was reached is not another one after a late answer', async () => {
  vi.useFakeTimers();
  const answers: ((r: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  render(<SearchBox id="q" popular={[]} />);
  await type('gall');
  await act(() => vi.advanceTimersByTimeAsync(80));
  await act(async () => answers[0]?.(answer([entity('Gallstones')])));
  await type('gallb');
  await act(() => vi.advanceTimersByTimeAsync(80));
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  const reached = () =>
    document
      .getElementById(field().getAttribute('aria-activedescendant') ?? '')
      ?.getAttribute('href') ?? null;
  expect(reached()).toBe('/condition/Gallstones');
  await act(async () => answers[1]?.(answer([entity('Gallbladder cancer'), entity('Gallstones')])));
  expect([null, '/condition/Gallstones']).toContain(reached());
});

it('a screen reader hears that there are no suggestions', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 429 }));
  render(<SearchBox id="q" popular={[]} />);
  await type('gall');
  const line = await screen.findByText(/Suggestions are not available/);
  expect(line.closest('[role="status"], [role="alert"]')).not.toBeNull();
});

it('says of a suggestion in another language than the page which it is, as the page of results does', async () => {
  const hit = { name: 'Gallstones', note: '', icon: 'stomach', imageUrl: '' };
  const answers = [{ ...hit, url: '/condition/gallstones', lang: 'en' }];
  const own = [{ ...entity('पित्त'), Url: '/hi/condition/gall' }];
  vi.stubGlobal('fetch', async () => Response.json([own, { total: 1, emergency: null, answers }]));
  render(
    <LanguageProvider language="hi">
      <SearchBox
        id="q"
        popular={[{ label: 'Hindi blog', url: '/blog', lang: 'en' }]}
        query=""
        isOverlay
      />
    </LanguageProvider>,
  );
  const said = (name: string) => {
    const row = screen.getAllByRole('option').find((option) => words(option) === name);
    return [row?.getAttribute('hreflang'), row?.querySelector('[lang]')?.getAttribute('lang')];
  };
  expect(said('Hindi blog')).toEqual(['en', 'en']);
  await type('gall');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  expect(said('Gallstones')).toEqual(['en', 'en']);
  expect(said('पित्त')).toEqual([null, undefined]);
});
