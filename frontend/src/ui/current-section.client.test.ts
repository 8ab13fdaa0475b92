import { beforeEach, describe, expect, it, vi } from 'vitest';
import { start as markCurrentSection } from './current-section.client';

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

  it('follows the reading', () => {
    Object.assign(tops, { about: 100, where: 900 });
    markCurrentSection(document);
    tops.where = 50;
    dispatchEvent(new Event('scroll'));
    expect(current()).toEqual(['#where']);
  });
});
