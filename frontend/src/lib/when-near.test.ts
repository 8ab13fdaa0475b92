import { beforeEach, describe, expect, it, vi } from 'vitest';
import { whenNear } from './when-near';

let see: (isIntersecting: boolean) => void;
let observed: Element[];
let margin: string | undefined;
let then: ReturnType<typeof vi.fn<() => void>>;

const scroll = () => dispatchEvent(new Event('scroll'));

beforeEach(() => {
  scroll(); // who still waited for one
  observed = [];
  then = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        heard: (entries: { isIntersecting: boolean }[]) => void,
        options: { rootMargin?: string },
      ) {
        margin = options.rootMargin;
        see = (isIntersecting) => observed.length > 0 && heard([{ isIntersecting }]);
      }
      observe = (element: Element) => observed.push(element);
      disconnect = () => {
        observed = [];
      };
    },
  );
});

describe('what is loaded as it comes near', () => {
  it('is not looked for before the page is scrolled, though it is on screen', () => {
    whenNear(document.body, then);
    see(true);
    expect(observed).toEqual([]);
    expect(then).not.toHaveBeenCalled();
  });

  it('is loaded once it is within a screen', () => {
    whenNear(document.body, then);
    scroll();
    expect([observed, margin]).toEqual([[document.body], '100% 0px']);
    see(false);
    expect(then).not.toHaveBeenCalled();
    see(true);
    expect(then).toHaveBeenCalledOnce();
  });

  it('is loaded once, however often it is scrolled past', () => {
    whenNear(document.body, then);
    scroll();
    see(true);
    scroll();
    see(true);
    expect(then).toHaveBeenCalledOnce();
  });

  it('is left for the touch where data is saved', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    whenNear(document.body, then);
    scroll();
    expect(observed).toEqual([]);
    vi.unstubAllGlobals();
  });
});
