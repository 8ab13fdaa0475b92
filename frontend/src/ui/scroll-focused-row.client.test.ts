import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { start } from './scroll-focused-row.client';

const scrolled = vi.fn();
beforeAll(() => start(document));
beforeEach(() => {
  scrolled.mockReset();
  document.body.innerHTML =
    '<div class="rail"><article><a id="card" href="/a">Card</a></article></div>' +
    '<div class="subnav"><a id="part" href="#b">Part</a></div><a id="plain" href="/b">Plain</a>';
});

/** A focus that came by keyboard, or by a press. */
function focus(id: string, isVisible: boolean) {
  const link = document.getElementById(id) as HTMLElement;
  const matches = link.matches.bind(link);
  vi.spyOn(link, 'matches').mockImplementation((selector: string) =>
    selector === ':focus-visible' ? isVisible : matches(selector),
  );
  for (const shown of [link, link.parentElement as HTMLElement]) {
    shown.scrollIntoView = (how) => scrolled(shown.tagName, how);
  }
  link.focus();
}

const NEAREST = { block: 'nearest', inline: 'nearest' };

it('what Tab reaches at the edge of a row that scrolls comes into sight whole', () => {
  focus('part', true);
  expect(scrolled.mock.calls).toEqual([['A', NEAREST]]);
});

it('in a rail its whole card does first: the rail rests at no half one', () => {
  focus('card', true);
  expect(scrolled.mock.calls).toEqual([
    ['ARTICLE', NEAREST],
    ['A', NEAREST],
  ]);
});

it('a card that is pressed does not move under the finger', () => {
  focus('card', false);
  expect(scrolled).not.toHaveBeenCalled();
});

it('what stands in no such row is left to the browser', () => {
  focus('plain', true);
  expect(scrolled).not.toHaveBeenCalled();
});
