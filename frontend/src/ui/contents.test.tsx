import { describe, expect, it } from 'vitest';
import { html, words } from '@/testing/render';
import { Sectioned } from './sections/sectioned';
import { type PageSection, present } from './sections/sections';
import { Sources } from './sources/sources';
import { Toc } from './toc/toc';

const box = (markup: string) => {
  const page = document.createElement('div');
  page.innerHTML = markup;
  return page;
};
const section = (id: string, more: Partial<PageSection> = {}): PageSection => ({
  id,
  label: `Label ${id}`,
  body: <p>{`Words of ${id}`}</p>,
  ...more,
});
const aside = <aside aria-label="Ask for a call" />;
const profile = (...sections: PageSection[]) =>
  box(html(<Sectioned sections={sections} side={aside} />));
/** Links of the page that lead to nothing on it. */
const dead = (page: HTMLElement) =>
  [...page.querySelectorAll('a[href^="#"]')]
    .map((link) => link.getAttribute('href') as string)
    .filter((href) => !page.querySelector(`[id="${href.slice(1)}"]`));

describe('the parts of a profile', () => {
  it('are led to by their labels, in their order, and each is there', () => {
    const page = profile(section('about', { title: 'About Dr Rao' }), section('where'));
    expect([...page.querySelectorAll('nav a')].map(words)).toEqual(['Label about', 'Label where']);
    expect([...page.querySelectorAll('h2')].map(words)).toEqual(['About Dr Rao', 'Label where']);
    expect(dead(page)).toEqual([]);
  });

  it('need no list of contents where there is one of them', () => {
    expect(profile(section('about')).querySelector('nav')).toBeNull();
    expect(box(html(<Toc entries={[{ id: 'a', label: 'A' }]} />)).innerHTML).toBe('');
  });

  it('that are not there are not led to', () => {
    const page = profile(...present([section('about'), false, section('where')]));
    expect(page.querySelectorAll('nav a')).toHaveLength(2);
  });

  it('of a city are a region with the name of their heading, to be put in place of another', () => {
    const page = profile(section('about'), section('prices', { isOfCity: true }));
    const part = page.querySelector('[data-of-city]');
    expect(part?.getAttribute('aria-labelledby')).toBe(part?.querySelector('h2')?.id);
    expect(words(part)).toBe('Label pricesWords of prices');
  });

  it('stand beside an aside that says what it is', () => {
    expect(profile(section('about')).querySelector('aside')?.getAttribute('aria-label')).toBe(
      'Ask for a call',
    );
  });
});

describe('the sources of a page', () => {
  const source = {
    title: 'Gallstones',
    publisher: 'NHS',
    url: 'https://nhs.uk/gallstones',
    readOn: '12 October 2026',
    number: 1,
    cited: 2,
  };
  const shownIn = (language: 'en' | 'hi', ...sources: (typeof source)[]) =>
    box(html(<Sources sources={sources as Parameters<typeof Sources>[0]['sources']} />, language));
  const shown = (...sources: (typeof source)[]) => shownIn('en', ...sources);

  it('lead back to each statement that names them, by names that tell these apart', () => {
    const links = [...shown(source).querySelectorAll('.refs__back')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#cite-1-1', '#cite-1-2']);
    expect(new Set(links.map((link) => link.getAttribute('aria-label'))).size).toBe(2);
  });

  it('are found by their footnote, and two without a number do not share an id', () => {
    const page = shown(
      source,
      { ...source, title: 'A', number: 0 },
      { ...source, title: 'B', number: 0 },
    );
    expect([...page.querySelectorAll('li')].map(({ id }) => id)).toEqual(['source-1', '', '']);
  });

  it('are open, so that a footnote finds its source in a browser that opens nothing by itself', () => {
    expect(shown(source).querySelector('details')?.open).toBe(true);
  });

  it('say whose they are only where that is known', () => {
    const line = words(shown({ ...source, publisher: '' }).querySelector('li'));
    expect(line).toMatch(/^Gallstones\. /);
  });

  it.each([
    ['en', 'Ind. Council of Med. Res.', 'Gallstones, Ind. Council of Med. Res. Opened on'],
    ['hi', 'Ind. Council of Med. Res.', 'Gallstones, Ind. Council of Med. Res. 12'],
    ['en', '', 'Gallstones. Opened on'],
  ] as const)('end whose they are with one stop, in %s: “%s”', (language, publisher, line) => {
    const page = shownIn(language, { ...source, publisher });
    expect(words(page.querySelector('li'))).toContain(line);
  });

  it.each([
    ['What are gallstones?', 'What are gallstones? Opened on'],
    ['Stop!', 'Stop! Opened on'],
    ['Gallstones and…', 'Gallstones and… Opened on'],
  ])('have no stop behind a question or a call: %s', (title, line) => {
    const page = shown({ ...source, title, publisher: '' });
    expect(words(page.querySelector('li'))).toContain(line);
  });

  it('are nothing where there are none', () => {
    expect(shown().innerHTML).toBe('');
  });
});
