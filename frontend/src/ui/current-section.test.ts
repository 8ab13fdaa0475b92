import { beforeEach, describe, expect, it, vi } from 'vitest';
import { markCurrentSection } from './current-section';
import { start } from './current-section.client';

describe('the link of the section being read', () => {
  const tops: Record<string, number> = {};
  beforeEach(() => {
    document.body.innerHTML = `
      <nav data-sub-nav><a href="#about">About</a><a href="#where">Where</a><a href="#gone">Gone</a></nav>
      <section id="about"></section><section id="where"></section>`;
    vi.stubGlobal('innerHeight', 900);
    for (const section of document.querySelectorAll('section')) {
      section.getBoundingClientRect = () => ({ top: tops[section.id] ?? 0 }) as DOMRect;
    }
  });

  const current = () =>
    [...document.querySelectorAll('[aria-current]')].map((link) => link.getAttribute('href'));

  it.each([
    ['before any section, the first', 500, 900, '#about'],
    ['in the first', 100, 700, '#about'],
    ['in the last', -800, 200, '#where'],
  ])('is marked: %s', (_, about, where, expected) => {
    Object.assign(tops, { about, where });
    markCurrentSection(document);
    expect(current()).toEqual([expected]);
  });

  it('knows a section whose part was replaced by that of the chosen city', () => {
    Object.assign(tops, { about: 100, where: 900 });
    markCurrentSection(document);
    const there = document.createElement('section');
    there.id = 'where';
    there.getBoundingClientRect = () => ({ top: tops.where ?? 0 }) as DOMRect;
    const before = document.querySelector('#where') as HTMLElement;
    before.getBoundingClientRect = () => ({ top: 0 }) as DOMRect; // of no page any more
    before.replaceWith(there);
    dispatchEvent(new Event('scroll'));
    expect(current()).toEqual(['#about']);
    tops.where = 50;
    dispatchEvent(new Event('scroll'));
    expect(current()).toEqual(['#where']);
  });

  describe('towards the end of a page', () => {
    const scrolled = (y: number, height: number) => {
      vi.stubGlobal('scrollY', y);
      vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
      Object.assign(tops, { about: 100 - y, where: height - 300 - y });
      dispatchEvent(new Event('scroll'));
    };

    it('is that of a last section too short to reach the line that others pass', () => {
      markCurrentSection(document);
      scrolled(0, 3000);
      expect(current()).toEqual(['#about']);
      scrolled(2100, 3000);
      expect(current()).toEqual(['#where']);
    });

    it('goes back to the section before as the page is scrolled up', () => {
      markCurrentSection(document);
      scrolled(2100, 3000);
      scrolled(1600, 3000);
      expect(current()).toEqual(['#about']);
    });

    it('is the first of a page that is not scrolled, however little there is to scroll', () => {
      markCurrentSection(document);
      scrolled(0, 950);
      expect(current()).toEqual(['#about']);
      scrolled(50, 950);
      expect(current()).toEqual(['#where']);
    });

    it('is the first of a page that has nothing to scroll', () => {
      markCurrentSection(document);
      scrolled(0, 900);
      expect(current()).toEqual(['#about']);
    });

    it('is what stands in the upper third as long as all come so far, however near the end is', () => {
      markCurrentSection(document);
      vi.stubGlobal('scrollY', 2000);
      vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
      Object.assign(tops, { about: 100, where: 390 }); // at 290 once the page has ended
      dispatchEvent(new Event('scroll'));
      expect(current()).toEqual(['#about']);
    });

    it('comes to each of many short sections in turn, and skips none', () => {
      const names = ['a', 'b', 'c', 'd', 'e'];
      document.body.innerHTML = `<nav data-sub-nav>${names.map((name) => `<a href="#${name}"></a>`).join('')}</nav>${names.map((name) => `<h2 id="${name}"></h2>`).join('')}`;
      vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1600);
      let y = 0;
      names.forEach((name, index) => {
        const section = document.getElementById(name) as HTMLElement;
        section.getBoundingClientRect = () => ({ top: 600 + 200 * index - y }) as DOMRect;
      });
      markCurrentSection(document);
      const seen = new Set<string | null>();
      for (; y <= 700; y += 5) {
        vi.stubGlobal('scrollY', y);
        dispatchEvent(new Event('scroll'));
        seen.add(current()[0] ?? null);
      }
      expect([...seen]).toEqual(['#a', '#b', '#c', '#d', '#e']);
    });
  });

  it('is the first until the page is scrolled, and then the one that is read', async () => {
    Object.assign(tops, { about: 100, where: 900 });
    start(document);
    expect(current()).toEqual(['#about']);
    tops.where = 50;
    dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(current()).toEqual(['#where']));
  });

  it('is known at once on a page that is loaded again where it was left', async () => {
    Object.assign(tops, { about: -700, where: 50 });
    vi.stubGlobal('scrollY', 800);
    start(document);
    await vi.waitFor(() => expect(current()).toEqual(['#where']));
  });

  it('is nothing on a page that lists none', () => {
    document.querySelector('nav')?.remove();
    expect(() => start(document)).not.toThrow();
    expect(current()).toEqual([]);
  });

  it('follows the reading', () => {
    Object.assign(tops, { about: 100, where: 900 });
    markCurrentSection(document);
    tops.where = 50;
    dispatchEvent(new Event('scroll'));
    expect(current()).toEqual(['#where']);
  });
});
