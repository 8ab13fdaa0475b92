import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onAdded } from '@/lib/added';
import { showPartsOf } from './city-parts';

const part = (name: string, text: string) => `<section data-of-city="${name}">${text}</section>`;
const PAGE = part('cost', 'Delhi costs') + part('doctors', 'Delhi <a href="/x">doctors</a>');
const SIBLING = part('cost', 'Pune costs') + part('doctors', 'Pune doctors');
const shown = () => [...document.querySelectorAll('section')].map((one) => one.textContent);

/** What is on screen, as the browser would tell it. */
let tell: (isSeen: (part: Element) => boolean) => void;
let asked: string[];

beforeEach(() => {
  const watched = new Set<Element>();
  asked = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        tell = (isSeen) =>
          hear([...watched].map((target) => ({ target, isIntersecting: isSeen(target) })));
      }
      observe = (target: Element) => watched.add(target);
      unobserve = (target: Element) => watched.delete(target);
    },
  );
  document.body.innerHTML = PAGE;
});

/** Opens the page at `path`, with the sibling that is there for who chose Pune. */
async function open(path: string, sibling: Response) {
  history.replaceState(null, '', path);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return sibling;
  });
  await showPartsOf(document, 'pune');
}

describe('the parts of a page that are of a city', () => {
  it('come from the same page of the chosen city, and say that they did', async () => {
    const added = vi.fn();
    onAdded(document, added);
    await open('/condition/piles', new Response(SIBLING));
    tell(() => false);
    expect(asked).toEqual(['/condition/piles?city=pune']);
    expect(shown()).toEqual(['Pune costs', 'Pune doctors']);
    expect(added).toHaveBeenCalledTimes(3); // at once, and for each part
  });

  it('stay while they are on screen, and change once they are not', async () => {
    await open('/condition/hernia', new Response(SIBLING));
    tell((one) => one.textContent === 'Delhi costs');
    expect(shown()).toEqual(['Delhi costs', 'Pune doctors']);
    tell(() => false);
    expect(shown()).toEqual(['Pune costs', 'Pune doctors']);
  });

  it.each([
    [false, -900, [[0, 70]]],
    [false, 900, []],
    [true, -900, []],
  ])(
    'leave what is read where it is (the browser sees to it: %s, at %i)',
    async (itself, at, moved) => {
      const scrolled = vi.fn();
      vi.stubGlobal('scrollBy', scrolled);
      vi.stubGlobal('CSS', { supports: () => itself });
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
        this: Element,
      ) {
        const height = this.textContent?.startsWith('Pune') ? 100 : 30;
        return { bottom: at, height } as DOMRect;
      });
      await open(`/condition/part-${itself}-${at}`, new Response(part('cost', 'Pune costs')));
      tell(() => false);
      expect(scrolled.mock.calls).toEqual(moved);
    },
  );

  it('stay while the focus is in them', async () => {
    await open('/condition/fistula', new Response(SIBLING));
    document.querySelector('a')?.focus();
    tell(() => false);
    expect(shown()).toEqual(['Pune costs', 'Delhi doctors']);
  });

  it('stay where the city has none of them', async () => {
    await open('/condition/fissure', new Response(part('cost', 'Pune costs')));
    tell(() => false);
    expect(shown()).toEqual(['Pune costs', 'Delhi doctors']);
  });

  it.each([
    ['/condition/asthma', Response.error()],
    ['/condition/eczema', new Response('', { status: 404 })],
  ])('stay where the page of the city does not come: %s', async (path, answer) => {
    await open(path, answer);
    expect(asked).toHaveLength(1);
    expect(shown()).toEqual(['Delhi costs', 'Delhi doctors']);
  });

  it('are asked for again, when the city is chosen again, where its page did not come', async () => {
    await open('/condition/migraine', Response.error());
    await open('/condition/migraine', new Response(SIBLING));
    tell(() => false);
    expect(shown()).toEqual(['Pune costs', 'Pune doctors']);
  });

  it('are asked for again where a network that wants a login first answered in its place', async () => {
    await open('/condition/anaemia', new Response('<h1>Hotel Wi-Fi</h1>'));
    tell(() => false);
    expect(shown()).toEqual(['Delhi costs', 'Delhi doctors']);
    await open('/condition/anaemia', new Response(SIBLING));
    tell(() => false);
    expect(shown()).toEqual(['Pune costs', 'Pune doctors']);
  });

  it('are asked for once, and not on a page that is the same in every city', async () => {
    await open('/condition/lipoma', new Response(SIBLING));
    await showPartsOf(document, 'pune');
    await open('/faq', new Response(SIBLING));
    await waitFor(() => expect(asked).toEqual(['/condition/lipoma?city=pune']));
  });
});
