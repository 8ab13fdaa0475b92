import { beforeEach, describe, expect, it, vi } from 'vitest';
import { start as showFloatingBar } from './floating-bar.client';

type Seen = { isIntersecting: boolean; target: Element | undefined };
let observed: Element[];
let see: (...entries: Seen[]) => void;
const seeForm = (...isSeen: boolean[]) =>
  see(...isSeen.map((isIntersecting) => ({ isIntersecting, target: observed[0] })));

beforeEach(() => {
  observed = [];
  document.body.innerHTML = `
    <input id="field"><a id="link" href="/">x</a>
    <div data-island="leads/lead-form"></div>
    <dialog></dialog>
    <section data-floating-bar hidden><a id="call" href="tel:1">Call</a></section>`;
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: (entries: Seen[]) => void) {
        see = (...entries) => heard(entries);
      }
      observe(form: Element) {
        observed.push(form);
      }
    },
  );
});

const isShown = () => !document.querySelector<HTMLElement>('[data-floating-bar]')?.hidden;
const later = () => new Promise<void>((resolve) => queueMicrotask(resolve));

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  dispatchEvent(new Event('scroll'));
}

describe('the floating bar', () => {
  it('is hidden up to 500 px and shown beyond', () => {
    showFloatingBar(document);
    expect(isShown()).toBe(false);
    scrollTo(500);
    expect(isShown()).toBe(false);
    scrollTo(501);
    expect(isShown()).toBe(true);
    scrollTo(100);
    expect(isShown()).toBe(false);
  });

  it('is shown at once on a page that was left scrolled', () => {
    vi.stubGlobal('scrollY', 900);
    showFloatingBar(document);
    expect(isShown()).toBe(true);
  });

  it('makes room while somebody types, not while a link has the focus', async () => {
    showFloatingBar(document);
    scrollTo(900);
    document.getElementById('link')?.focus();
    await later();
    expect(isShown()).toBe(true);
    document.getElementById('field')?.focus();
    await later();
    expect(isShown()).toBe(false);
    document.getElementById('field')?.blur();
    await later();
    expect(isShown()).toBe(true);
  });

  it('makes room for a dialog', async () => {
    showFloatingBar(document);
    const dialog = document.querySelector('dialog');
    dialog?.showModal();
    scrollTo(900);
    expect(isShown()).toBe(false);
    dialog?.close();
    await later();
    expect(isShown()).toBe(true);
  });

  it('makes room for the page’s own form', () => {
    showFloatingBar(document);
    scrollTo(900);
    seeForm(true);
    expect(isShown()).toBe(false);
    seeForm(false);
    expect(isShown()).toBe(true);
  });

  it('makes room for each form of a page that has several, as long as one of them is seen', () => {
    const second = document.createElement('div');
    second.dataset.island = 'leads/lead-form';
    document.body.append(second);
    showFloatingBar(document);
    scrollTo(900);
    const [first] = observed;
    see({ isIntersecting: false, target: first }, { isIntersecting: true, target: second });
    expect(isShown()).toBe(false);
    see({ isIntersecting: true, target: first });
    see({ isIntersecting: false, target: second });
    expect(isShown()).toBe(false);
    see({ isIntersecting: false, target: first });
    expect(isShown()).toBe(true);
  });

  it('stays while the focus is in it', () => {
    showFloatingBar(document);
    scrollTo(900);
    document.getElementById('call')?.focus();
    scrollTo(100);
    expect(isShown()).toBe(true);
    document.getElementById('link')?.focus();
    scrollTo(90);
    expect(isShown()).toBe(false);
  });

  it('is shown once the form was passed by fast', () => {
    showFloatingBar(document);
    scrollTo(900);
    seeForm(true, false);
    expect(isShown()).toBe(true);
  });

  it('is not missed where there is none', () => {
    document.body.innerHTML = '';
    expect(() => showFloatingBar(document)).not.toThrow();
    expect(() => scrollTo(900)).not.toThrow();
  });
});
