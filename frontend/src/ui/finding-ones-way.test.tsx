import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { Source } from '@/contract/types';
import { html, words } from '@/testing/render';
import { Breadcrumbs } from './breadcrumbs/breadcrumbs';
import { Empty } from './empty/empty';
import { IconGrid } from './icon-grid/icon-grid';
import { KeyFacts } from './key-facts/key-facts';
import { Pager } from './pager/pager';
import { Sources } from './sources/sources';
import { SubNav } from './sub-nav/sub-nav';
import { Ways } from './ways';

type Language = 'en' | 'hi';

function box(node: ReactNode, language: Language = 'en'): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = html(node, language);
  return page;
}
const nav = (node: ReactNode, language: Language) =>
  box(node, language).querySelector('nav')?.getAttribute('aria-label');

const pagesOf = (...numbers: number[]) =>
  numbers.map((number) => ({ number, url: `?page=${number}`, isCurrent: number === numbers[1] }));

describe('the parts of a page that lead on', () => {
  it.each([
    ['pages', <Pager key="pager" pages={pagesOf(1, 2)} nextUrl={null} />, 'Pages', 'पन्ने'],
    [
      'where one is',
      <Breadcrumbs key="crumbs" crumbs={[{ label: 'Home', url: '/' }]} />,
      'Breadcrumb',
      'आप यहाँ हैं',
    ],
    [
      'parts of a profile',
      <SubNav
        key="parts"
        entries={[
          { id: 'a', label: 'A' },
          { id: 'b', label: 'B' },
        ]}
      />,
      'On this page',
      'इस पन्ने पर',
    ],
  ])('are called by what they are: %s', (_, node, english, hindi) => {
    expect([nav(node, 'en'), nav(node, 'hi')]).toEqual([english, hindi]);
  });

  it('that are drawn are called as their page calls them', () => {
    const tiles = [{ label: 'Kidney', icon: 'kidney', url: '/department/urology' }];
    expect(nav(<IconGrid label="Departments" tiles={tiles} />, 'en')).toBe('Departments');
  });
});

describe('the pages of a list', () => {
  const gaps = (...numbers: number[]) =>
    [...box(<Pager pages={pagesOf(...numbers)} nextUrl={null} />).querySelectorAll('.gap')].map(
      (gap) => gap.getAttribute('aria-hidden'),
    );

  it('have dots where one is left out, which are not read out', () => {
    expect(gaps(1, 2, 3)).toEqual([]);
    expect(gaps(1, 3)).toEqual(['true']);
    expect(gaps(1, 7, 8, 20)).toEqual(['true', 'true']);
  });

  it('are called pages, and not by a number alone', () => {
    const links = box(<Pager pages={pagesOf(1, 2)} nextUrl="?page=3" />).querySelectorAll('a');
    expect([...links].map((link) => link.getAttribute('aria-label') ?? words(link))).toEqual([
      'Previous',
      'Page 1',
      'Page 2',
      'Next',
    ]);
  });
});

describe('the facts at the head of a page', () => {
  const look = (count: number) => {
    const facts = Array.from({ length: count }, (_, at) => ({ term: `Term ${at}`, value: at }));
    return box(<KeyFacts facts={facts} />).querySelector('dl')?.className;
  };

  it.each([
    [1, 'keyfacts keyfacts--1'],
    [4, 'keyfacts keyfacts--4'],
    [5, 'keyfacts keyfacts--3'],
    [8, 'keyfacts keyfacts--4'],
  ])('stand in columns that leave no fact alone where that can be: %i', (count, className) => {
    expect(look(count)).toBe(className);
  });

  it('are no list where none is known', () => {
    expect(box(<KeyFacts facts={[]} />).innerHTML).toBe('');
  });
});

it('says of nothing found no more than there is to say', () => {
  const said = (text: string) =>
    [...box(<Empty title="No doctors" text={text} />).querySelectorAll('p')].map(words);
  expect([said('Try fewer filters.'), said('')]).toEqual([['Try fewer filters.'], []]);
});

it('draws a way to a page that is not there yet as any other, and does not lead to it', () => {
  const page = box(<Ways ways={[{ label: 'Camps', url: null, text: 'Soon.' }]} />);
  expect(page.querySelector('svg, img')).not.toBeNull();
  expect(page.querySelector('a')).toBeNull();
  expect(words(page.querySelector('h2'))).toBe('Camps');
});

describe('a source', () => {
  const nhs: Source = {
    key: 'nhs',
    number: 1,
    cited: 1,
    title: 'Gallstones',
    publisher: 'NHS',
    url: 'https://nhs.example/gallstones',
    readOn: '1 May 2026',
  };
  const line = (changes: Partial<Source>, language: Language = 'en') =>
    box(<Sources sources={[{ ...nhs, ...changes }]} />, language).querySelector('li');

  it('is a link where it has an address, and words where it is a book', () => {
    expect(line({})?.querySelector('a')?.getAttribute('href')).toBe(nhs.url);
    expect(words(line({ url: null }))).toContain('Gallstones, NHS.');
    expect(line({ url: null })?.querySelector('a:not(.refs__back)')).toBeNull();
  });

  it('of no one statement is one of the page as a whole, and no other is', () => {
    const isWhole = (changes: Partial<Source>) =>
      words(line(changes)).includes('About the page as a whole');
    expect(isWhole({ cited: 0 })).toBe(true);
    expect([isWhole({}), isWhole({ cited: 2 }), isWhole({ number: 0, cited: 0 })]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('leads back to each statement, numbered where there are several', () => {
    const back = (cited: number) => [...(line({ cited })?.querySelectorAll('.refs__back') ?? [])];
    expect(back(1).map(words)).toEqual(['↑']);
    expect(back(2).map(words)).toEqual(['↑1', '↑2']);
    expect(back(2).map((link) => link.getAttribute('href'))).toEqual(['#cite-1-1', '#cite-1-2']);
    expect(new Set(back(2).map((link) => link.getAttribute('aria-label'))).size).toBe(2);
  });

  it('is read out in the language of its title, and in that of its publisher', () => {
    const spoken = (source: Partial<Source>, page: Language) =>
      [...(line(source, page)?.querySelectorAll('[lang]') ?? [])].map((part) => [
        part.getAttribute('lang'),
        words(part),
      ]);
    const title = 'पित्त की पथरी';
    expect(spoken({}, 'hi')).toEqual([
      ['en', 'Gallstones'],
      ['en', 'NHS'],
    ]);
    expect(spoken({ title }, 'hi')).toEqual([['en', 'NHS']]);
    expect(spoken({ title, publisher: 'एम्स' }, 'hi')).toEqual([]);
    expect(spoken({ title }, 'en')).toEqual([['hi', title]]);
    expect(spoken({ publisher: '' }, 'hi')).toEqual([['en', 'Gallstones']]);
    expect(spoken({}, 'en')).toEqual([]);
  });

  it('asks and ends with one stop, in each language', () => {
    expect(words(line({ publisher: 'Is it safe?' }))).not.toContain('?.');
    expect(words(line({}, 'hi'))).toMatch(/^Gallstones, NHS। /);
  });
});
