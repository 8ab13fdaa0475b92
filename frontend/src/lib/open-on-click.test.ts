import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openOnClick } from './open-on-click';

type Load = Parameters<typeof openOnClick>[2];

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div'); // hears what is pressed in it, and goes with its test
  document.body.replaceChildren(root);
});

function page(markup: string, load: Load) {
  root.innerHTML = `${markup}<p data-offline="" hidden>No network</p>`;
  openOnClick(root as unknown as Document, '[data-opens]', load);
  const opener = root.querySelector('[data-opens]') as HTMLElement;
  const words = root.querySelector('[data-offline]') as HTMLElement;
  return { opener, words };
}

const LINK = '<a href="/search" data-opens=""><i>Search</i></a>';
const press = (target: Element, more: MouseEventInit = {}) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
const isBusy = (opener: Element) => opener.hasAttribute('aria-busy');
const failed: Load = () => Promise.reject(new TypeError('Failed to fetch'));

describe('what opens something over the page', () => {
  it('opens it for what was pressed, and shows that it is on its way', async () => {
    let come = () => {};
    const open = vi.fn();
    const code = new Promise<{ default: typeof open }>((resolve) => {
      come = () => resolve({ default: open });
    });
    const { opener } = page(LINK, () => code);
    const isFollowed = press(opener.firstElementChild as Element);
    expect([isFollowed, isBusy(opener)]).toEqual([false, true]);
    come();
    await vi.waitFor(() => expect(isBusy(opener)).toBe(false));
    expect(open.mock.calls).toEqual([[opener]]);
  });

  it('opens once when it is pressed twice on a slow network, also in Firefox before 119', () => {
    const load = vi.fn(() => new Promise<never>(() => undefined));
    const { opener } = page(LINK, load);
    Object.defineProperty(opener, 'ariaBusy', { value: undefined }); // it knows the attribute alone
    expect([press(opener), press(opener)]).toEqual([false, false]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('can be pressed again once it has failed', async () => {
    vi.stubGlobal('location', { assign: vi.fn() });
    const load = vi.fn(failed);
    const { opener } = page(LINK, load);
    press(opener);
    await vi.waitFor(() => expect(isBusy(opener)).toBe(false));
    press(opener);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('is a link in another tab with %s', (key) => {
    const load = vi.fn(failed);
    const { opener } = page(LINK, load);
    opener.addEventListener('click', (event) => {
      queueMicrotask(() => event.preventDefault());
    });
    press(opener, { [key]: true });
    expect(load).not.toHaveBeenCalled();
  });

  it('leads where the link leads when its code does not come', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    const { opener, words } = page(LINK, failed);
    press(opener);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(assign.mock.calls[0]?.[0]).toMatch(/\/search$/);
    expect(words.hidden).toBe(true);
  });

  it('leads there after eight seconds on a network that sends nothing, and opens nothing later', async () => {
    vi.useFakeTimers();
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    let come = () => {};
    const open = vi.fn();
    const code = new Promise<{ default: typeof open }>((resolve) => {
      come = () => resolve({ default: open });
    });
    const { opener } = page(LINK, () => code);
    press(opener);
    await vi.advanceTimersByTimeAsync(7_999);
    expect([assign.mock.calls.length, isBusy(opener)]).toEqual([0, true]);
    await vi.advanceTimersByTimeAsync(1);
    expect([assign.mock.calls.length, isBusy(opener)]).toEqual([1, false]);
    come();
    await vi.advanceTimersByTimeAsync(1);
    expect(open).not.toHaveBeenCalled();
  });

  it('sends the form of a button with what it stands for', async () => {
    const sent = vi.fn((event: SubmitEvent) => event.preventDefault());
    const { opener } = page('<form><button data-opens="" type="submit"></button></form>', failed);
    opener.closest('form')?.addEventListener('submit', sent);
    press(opener);
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]?.[0].submitter).toBe(opener);
  });

  it('stays and says so without a network, and is no longer said once it is back', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    vi.stubGlobal('navigator', { onLine: false });
    const { opener, words } = page(LINK, failed);
    press(opener);
    await vi.waitFor(() => expect(words.hidden).toBe(false));
    await vi.waitFor(() => expect(isBusy(opener)).toBe(false));
    expect(assign).not.toHaveBeenCalled();
    dispatchEvent(new Event('online'));
    expect(words.hidden).toBe(true);
  });
});
