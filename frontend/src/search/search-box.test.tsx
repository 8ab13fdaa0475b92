import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmergencyAnswer, Entity, SearchHit } from '@/contract/types';
import { gentle, heart } from '@/testing/examples/emergency';
import { html, words } from '@/testing/render';
import { LanguageProvider } from '@/ui/language';
import SearchBox, { type SearchBoxProps } from './search-box.island';

// The native choice stays, as offline: the combobox would take its place whenever its code has come.
vi.mock('./city-combo', () => Promise.reject(new TypeError('Failed to fetch')));

const CITIES = [
  { id: 514, name: 'Delhi NCR', nameHi: '' },
  { id: 477, name: 'Mumbai', nameHi: '' },
];
const PROPS: SearchBoxProps = {
  id: 'q',
  cities: CITIES,
  popular: [{ label: 'Piles', url: '/condition/piles', lang: null }],
};

const entity = (kind: Entity['ArticleType'], name: string, more: Partial<Entity> = {}): Entity => ({
  ArticleType: kind,
  Id: 1,
  Name: name,
  Slug: name,
  Url: `/${kind}/${name}`,
  ImageUrl: '',
  SubTitle: '',
  CityName: '',
  Icon: 'stomach',
  ...more,
});
const GALL = [
  entity('Condition', 'Gallstones', { SubTitle: 'General surgery' }),
  entity('Doctor', 'Dr Asha Gall', { SubTitle: 'Surgeon', CityName: 'Pune', Icon: '' }),
  entity('Condition', 'Polyps of the gallbladder'),
];

interface Call {
  url: URL;
  answer: (
    found: Entity[],
    emergency?: EmergencyAnswer | null,
    answers?: SearchHit[],
  ) => Promise<void>;
  fail: () => Promise<void>;
}

/** Every call stays open until the test answers it; a call that was given up is answered all the same. */
function server(): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    return new Promise<Response>((resolve, reject) => {
      const settle = (finish: () => void) => act(async () => finish());
      calls.push({
        url: new URL(url, 'http://site'),
        answer: (found, emergency = null, answers = []) =>
          settle(() =>
            resolve(Response.json([found, { total: found.length, emergency, answers }])),
          ),
        fail: () => settle(() => reject(new TypeError('Failed to fetch'))),
      });
    });
  });
  return calls;
}

beforeEach(() => {
  vi.useFakeTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Search doctors/ });
const options = () => [...document.querySelectorAll('[role="listbox"] [role="option"]')].map(words);
const active = () =>
  words(document.getElementById(field().getAttribute('aria-activedescendant') ?? ''));

function open(props: Partial<SearchBoxProps> = {}) {
  const calls = server();
  render(<SearchBox {...PROPS} {...props} />);
  return calls;
}

/** Adds to what is in the field, without a pause between the letters. */
function key(text: string) {
  field().focus();
  fireEvent.input(field(), { target: { value: field().value + text } });
}

async function type(text: string) {
  key(text);
  await pass(80);
}

/** False when the key does something other than what it does in any field of a form. */
const press = (...names: string[]) =>
  names.map((name) => fireEvent.keyDown(field(), { key: name })).at(-1);

async function found(): Promise<void> {
  const calls = open();
  await type('gall');
  await calls.at(-1)?.answer(GALL);
}

describe('the page that answers', () => {
  const answer = {
    name: 'Gallstones',
    note: 'Symptoms, treatment and when to see a doctor',
    icon: 'gallbladder',
    url: '/Condition/Gallstones',
    imageUrl: '',
    lang: null,
  };

  it('is the first suggestion, and no second time below', async () => {
    const calls = open();
    await type('gall');
    await calls.at(-1)?.answer(GALL, null, [answer]);
    expect(options()[0]).toContain(answer.note);
    expect(options().filter((option) => option.startsWith('Gallstones'))).toHaveLength(1);
    expect(screen.getByRole('group', { name: 'Best match' })).toBeTruthy();
  });

  it('shows the face of a doctor, who has no icon', async () => {
    const calls = open();
    await type('gall');
    await calls.at(-1)?.answer([], null, [{ ...answer, icon: '', imageUrl: '/faces/woman-3.svg' }]);
    expect(document.querySelector('.avatar img')?.getAttribute('src')).toBe('/faces/woman-3.svg');
  });

  it('is enough where nothing else was found', async () => {
    const calls = open();
    await type('gall');
    await calls.at(-1)?.answer([], null, [answer]);
    expect(options()).toHaveLength(2); // with the way to all results
    expect(document.querySelector('.searchbox__none')).toBeNull();
  });
});

describe('before it wakes', () => {
  it('is a form that asks /search, with a native choice of cities by id', () => {
    const markup = html(<SearchBox {...PROPS} cityId={477} query="knee" />);
    expect(markup).toContain('action="/search" method="get"');
    expect(markup).toMatch(/<select name="city".*<option value="477" selected="">Mumbai<\/option>/);
    expect(markup).toMatch(/<input[^>]*name="q"[^>]*value="knee"/);
    expect(markup).not.toContain('combobox');
  });

  it('loses nothing typed when it does', async () => {
    const calls = server();
    const page = document.createElement('div');
    page.innerHTML = html(<SearchBox {...PROPS} />);
    document.body.append(page);
    const typed = page.querySelector('input') as HTMLInputElement;
    typed.value = 'gallst';
    typed.focus();
    (page.querySelector('select') as HTMLSelectElement).value = '477';
    render(
      <LanguageProvider language="en">
        <SearchBox {...PROPS} />
      </LanguageProvider>,
      { container: page, hydrate: true },
    );
    await pass(80);
    expect(field()).toBe(typed);
    expect(typed.value).toBe('gallst');
    expect(calls[0]?.url.searchParams.get('query')).toBe('gallst');
    expect(calls[0]?.url.searchParams.get('city')).toBe('477');
    page.remove();
  });
});

describe('what is asked', () => {
  it('nothing under three letters, where popular pages are offered', async () => {
    const calls = open();
    await type('ga');
    expect(calls).toEqual([]);
    expect(options()).toEqual(['Piles']);
    await type('l');
    expect(calls).toHaveLength(1);
  });

  it('a vowel sign is part of its letter, and white space counts once', async () => {
    const calls = open();
    await type('कान');
    expect(calls).toEqual([]);
    field().value = '';
    await type('  kidney    stone ');
    expect(calls.at(-1)?.url.searchParams.get('query')).toBe('kidney stone');
  });

  it('once for a word typed in one go, within 150 ms of the last key', async () => {
    const calls = open();
    key('gall');
    await pass(79);
    key('stone');
    await pass(79);
    expect(calls).toEqual([]);
    await pass(1);
    expect(calls.map((call) => call.url.searchParams.get('query'))).toEqual(['gallstone']);
  });

  it('in the city of the box, and again when another is chosen', async () => {
    const calls = open();
    await type('gall');
    fireEvent.change(screen.getByRole('combobox', { name: 'City' }), { target: { value: '477' } });
    await pass(80);
    expect(calls.at(-1)?.url.searchParams.get('city')).toBe('477');
  });

  it('without a box for the city, where the visitor chose to be, and else in all India', async () => {
    const calls = open({ cities: [] });
    await type('gall');
    expect(calls[0]?.url.searchParams.get('city')).toBe('1');
    cleanup();
    localStorage.setItem('cityid', '477');
    localStorage.setItem('cityname', 'Mumbai');
    const later = open({ cities: [] });
    await type('gall');
    expect(later[0]?.url.searchParams.get('city')).toBe('477');
    expect(document.querySelector('input[name="city"]')?.getAttribute('value')).toBe('477');
  });
});

describe('what is shown', () => {
  it('groups by kind with the match in bold and one line below, and the way to all results last', async () => {
    await found();
    const groups = screen
      .getAllByRole('group')
      .map((group) => group.getAttribute('aria-labelledby'));
    expect(groups.map((id) => words(document.getElementById(id ?? '')))).toEqual([
      'Conditions',
      'Doctors',
      '',
    ]);
    expect(options()).toEqual([
      'GallstonesGeneral surgery',
      'Polyps of the gallbladder',
      'AGDr Asha GallSurgeon · Pune',
      'See all results for “gall”',
    ]);
    expect([...document.querySelectorAll('mark')].map(words)).toEqual(['Gall', 'gall', 'Gall']);
    expect(screen.getByText('3 suggestions')).toBeTruthy();
    expect(screen.getByRole('option', { name: /See all/ }).getAttribute('href')).toBe(
      '/search?q=gall&city=514',
    );
  });

  it('all results of what is typed by now, while the list is still that of before', async () => {
    await found();
    await type('stones');
    const all = screen.getByRole('option', { name: 'See all results for “gallstones”' });
    expect(all.getAttribute('href')).toBe('/search?q=gallstones&city=514');
  });

  it('at most six of a kind', async () => {
    const calls = open();
    await type('gall');
    await calls[0]?.answer(Array.from({ length: 9 }, (_, n) => entity('Treatment', `Gall ${n}`)));
    expect(options()).toHaveLength(7);
  });

  it('an answer that comes late never takes the place of a newer one', async () => {
    const calls = open();
    await type('gall');
    await type('stone');
    await calls[1]?.answer([entity('Condition', 'Gallstones')]);
    await calls[0]?.answer([entity('Condition', 'Gallbladder polyps')]);
    expect(options()[0]).toBe('Gallstones');
    expect(options()).not.toContain('Gallbladder polyps');
  });

  it('three empty rows after 200 ms of waiting, and not before', async () => {
    const calls = open();
    await type('gall');
    await pass(199);
    expect(document.querySelectorAll('.skeleton')).toHaveLength(0);
    await pass(1);
    expect(document.querySelectorAll('.skeleton')).toHaveLength(3);
    await calls[0]?.answer(GALL);
    expect(document.querySelectorAll('.skeleton')).toHaveLength(0);
  });

  it('no match: says so and offers a call back', async () => {
    const calls = open();
    await type('xyz');
    await calls[0]?.answer([]);
    expect(screen.getByText("No match for 'xyz'")).toBeTruthy();
    const call = screen.getByRole('link', { name: 'Get a call back' });
    expect(call.hasAttribute('data-book')).toBe(true);
  });

  it('an emergency before everything else', async () => {
    const calls = open();
    await type('chest pain');
    await calls[0]?.answer(GALL, heart);
    const panel = document.querySelector('.searchbox__panel') as HTMLElement;
    const links = within(panel)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(['tel:112', 'tel:108']);
    const notice = panel.querySelector('.care--urgent') as Node;
    const list = screen.getByRole('listbox');
    expect(notice.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('beside gentle words neither advice on spelling nor a form', async () => {
    const calls = open();
    await type('suicide');
    await calls[0]?.answer([], gentle);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['tel:14416', 'tel:112']);
    expect(screen.queryByText(/No match/)).toBeNull();
  });

  it('offline: says so, and the form still asks /search', async () => {
    const calls = open();
    await type('gall');
    await calls[0]?.fail();
    expect(screen.getByText(/Press Search/)).toBeTruthy();
    expect(press('Enter')).toBe(true);
  });
});

describe('the keyboard', () => {
  it('goes through all groups and around both ends', async () => {
    await found();
    press('ArrowDown');
    expect(active()).toMatch(/^Gallstones/);
    press('ArrowDown', 'ArrowDown');
    expect(active()).toContain('Dr Asha Gall');
    press('ArrowDown', 'ArrowDown');
    expect(active()).toMatch(/^Gallstones/);
    press('ArrowUp');
    expect(active()).toMatch(/^See all/);
    expect(document.activeElement).toBe(field());
  });

  it('Enter opens the row it is on', async () => {
    await found();
    const opened: string[] = [];
    document.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        opened.push((event.target as Element).getAttribute('href') ?? '');
      },
      { once: true },
    );
    press('ArrowDown', 'Enter');
    expect(opened).toEqual(['/Condition/Gallstones']);
  });

  it('Escape clears, then closes', async () => {
    await found();
    press('Escape');
    expect(field().value).toBe('');
    expect(options()).toEqual(['Piles']);
    press('Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().getAttribute('aria-expanded')).toBe('false');
    press('ArrowDown');
    expect(options()).toEqual(['Piles']);
  });

  it.each(['shiftKey', 'ctrlKey', 'metaKey'])(
    'leaves an arrow with %s to the browser, which marks or moves in the field by it',
    async (held) => {
      await found();
      for (const key of ['ArrowUp', 'ArrowDown'])
        expect(fireEvent.keyDown(field(), { key, [held]: true })).toBe(true);
      expect(active()).toBe('');
    },
  );

  it('leaves a word that is being composed alone', async () => {
    await found();
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
    fireEvent.keyDown(field(), { key: 'ArrowDown', keyCode: 229 }); // as Safari tells the same
    expect(active()).toBe('');
  });

  it('closes the list when the focus goes elsewhere', async () => {
    await found();
    act(() => field().blur());
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('odd queries', () => {
  it.each(['c++ (x', '[a-z]*', '\\d$', 'gall gall'])('%s is marked as it stands', async (query) => {
    const calls = open();
    await type(query);
    await calls[0]?.answer([entity('Condition', `About ${query}`)]);
    expect(options()[0]).toBe(`About ${query}`);
  });
});
