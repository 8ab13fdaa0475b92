import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import type { Shell } from '@/contract/types';
import { shell, shellWith } from '@/testing/examples/shell';
import { renderPage, words } from '@/testing/render';
import type { PageInput } from '@/ui/page';

type Page = ComponentType<PageInput<unknown>>;
const pages = import.meta.glob<{ default: Page }>(
  '../{campaigns,chat,content,costs,directory}/*-page.tsx',
  { eager: true },
);
const modules = import.meta.glob<Record<string, object>>(
  '../{campaigns,chat,content,costs,directory}/*-page.example.ts',
  { eager: true },
);
const examples = Object.entries(modules).flatMap(([path, module]) => {
  const Page = pages[path.replace('.example.ts', '.tsx')]?.default;
  if (!Page) throw new Error(`no page beside ${path}`);
  return Object.entries(module).map(([name, props]) => ({
    name: `${path.replace(/^.*\/|\.example\.ts$/g, '')}, ${name}`,
    Page,
    props,
  }));
});
const hindi = shellWith({}, 'hi');

const rendered = new Map<Shell, HTMLElement[]>();

/** Each example is rendered once for all that is looked at. */
function pagesOf(of: Shell): HTMLElement[] {
  const found = rendered.get(of) ?? examples.map(({ Page, props }) => renderPage(Page, props, of));
  rendered.set(of, found);
  return found;
}

/** What is wrong on the examples, each with its name; nothing is right. */
function faults(of: Shell, look: (page: HTMLElement, props: object) => string[]): string[] {
  const shown = pagesOf(of);
  return examples.flatMap(({ name, props }, at) =>
    look(shown[at] as HTMLElement, props).map((fault) => `${name}: ${fault}`),
  );
}

/** Every text that the server gave to a page. */
const given = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(value && typeof value === 'object' ? value : {}).flatMap(given);

function headings(page: HTMLElement): string[] {
  let above = 0;
  return [...page.querySelectorAll('h1, h2, h3, h4')].flatMap((heading) => {
    const level = Number(heading.tagName.slice(1));
    const isSkip = level > above + 1;
    above = level;
    if (words(heading) === '') return ['a heading without words'];
    return isSkip ? [`“${words(heading)}” skips a level`] : [];
  });
}

function lists(page: HTMLElement): string[] {
  // A tile says nothing of a doctor of whom nothing is known: its list is a place in a grid.
  return [...page.querySelectorAll('ul:not(.doctor__facts), ol')].flatMap((list) => {
    const items = [...list.children];
    if (items.length === 0) return [`an empty list ${list.className}`];
    return items.every((item) => item.matches('li')) ? [] : [`no items in ${list.className}`];
  });
}

function names(page: HTMLElement): string[] {
  return [...page.querySelectorAll('a, button, summary')].flatMap((control) => {
    const label = control.getAttribute('aria-label');
    const seen = words(control);
    if (!label) return seen === '' ? [`no name: ${control.outerHTML.slice(0, 60)}`] : [];
    const isSaid = label.toLowerCase().includes(seen.toLowerCase()) || !/\p{L}|\d/u.test(seen);
    return isSaid ? [] : [`“${seen}” is seen, “${label}” is said`];
  });
}

function landmarks(page: HTMLElement): string[] {
  const named = [...page.querySelectorAll('nav, aside')].map((part) => {
    const by = part.getAttribute('aria-labelledby');
    return part.getAttribute('aria-label') ?? (by ? words(page.querySelector(`[id="${by}"]`)) : '');
  });
  return named.flatMap((name, at) => {
    if (name === '') return ['a part without a name'];
    return named.indexOf(name) === at ? [] : [`two parts called “${name}”`];
  });
}

function unmarkedHindi(page: HTMLElement): string[] {
  return [...page.querySelectorAll('*')]
    .filter((element) => element.children.length === 0 && element.tagName !== 'SCRIPT')
    .filter((element) => /\p{Script=Devanagari}/u.test(words(element)))
    .filter((element) => element.closest('[lang]')?.getAttribute('lang') !== 'hi')
    .map((element) => `“${words(element)}” is read out as English`);
}

/** `/helpful` takes answers of pages in both languages; one with a query is the server's, but for it. */
function englishLinks(page: HTMLElement, props: object): string[] {
  const known = new Set(['/helpful', ...given([props, shell])].map((url) => url.split('?')[0]));
  const ways = [...page.querySelectorAll('a[href^="/"], form[action^="/"]')];
  return ways
    .map((way) => way.getAttribute('href') ?? way.getAttribute('action') ?? '')
    .filter((url) => !/^\/hi(\/|\?|$)/.test(url) && !known.has(url.split('?')[0]));
}

function money(page: HTMLElement): string[] {
  return [...page.querySelectorAll('*')]
    .filter((element) => element.children.length === 0)
    .flatMap((element) => [...words(element).matchAll(/₹\s?([\d,]*\d)/g)])
    .map(([, amount = '']) => amount)
    .filter((amount) => !/^(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})$/.test(amount));
}

describe('every page that visitors read', () => {
  it('is among those that are looked at here', () => {
    expect(examples.length).toBeGreaterThan(50);
    expect(new Set(examples.map(({ Page }) => Page)).size).toBe(Object.keys(pages).length);
  });

  it('skips no level of headings, and has none without words', () => {
    expect(faults(shell, headings)).toEqual([]);
  });

  it('has no column without a word, which would be a gap on a phone', () => {
    const columns = (page: HTMLElement) =>
      [...page.querySelectorAll('.prose')].filter((column) => column.children.length === 0);
    expect(faults(shell, (page) => columns(page).map((one) => one.className))).toEqual([]);
  });

  it('has no list without items', () => {
    expect(faults(shell, lists)).toEqual([]);
  });

  it.each([shell, hindi])('says of each link and button what is seen on it', (of) => {
    expect(faults(of, names)).toEqual([]);
  });

  it.each([shell, hindi])('tells its parts for finding one’s way apart by name', (of) => {
    expect(faults(of, landmarks)).toEqual([]);
  });

  it('marks Hindi on an English page', () => {
    expect(faults(shell, unmarkedHindi)).toEqual([]);
  });

  it('leads from a Hindi page to Hindi pages', () => {
    expect(faults(hindi, englishLinks)).toEqual([]);
  });

  it.each([shell, hindi])('writes money as India does', (of) => {
    expect(faults(of, money)).toEqual([]);
  });

  it('ends no sentence in Hindi as English does, whatever it is put together from', () => {
    const fullStop = /(?:[\u0900-\u0963\u0966-\u097f]\.(?=\s|$)|\. (?=[\u0904-\u0939]))/u;
    const look = (page: HTMLElement) =>
      [...page.querySelectorAll('p, li, caption, figcaption, dd, h2, h3')]
        .map(words)
        .filter((said) => fullStop.test(said.replaceAll('डॉ. ', '')));
    expect(faults(hindi, look)).toEqual([]);
  });
});
