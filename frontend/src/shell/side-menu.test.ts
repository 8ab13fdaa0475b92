import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { comeBack } from '@/testing/come-back';
import { start as startMenus } from './menus.client';

vi.mock('./fill-menus', () => ({ fillMenus: vi.fn(async () => undefined) }));

beforeAll(() => startMenus(document));
beforeEach(() => {
  history.replaceState(null, '');
  vi.spyOn(history, 'back').mockImplementation(() => goBack());
  document.body.innerHTML = `
    <header><details class="side-menu" data-menu="over"><summary>Menu</summary><a href="#x">Doctors</a></details>
      <nav><a href="/departments">Departments</a></nav></header>
    <main><button type="button">Book</button></main>`;
});

const menu = () => document.querySelector('details') as HTMLDetailsElement;
const part = (selector: string) => document.querySelector(selector) as HTMLElement;
const isBehind = () => [part('nav').inert, part('main').inert];
const goBack = () => {
  history.replaceState(null, '');
  dispatchEvent(new PopStateEvent('popstate'));
};
/** Opens it as a press does, and waits until the page has heard of it. */
async function open() {
  menu().open = true;
  await vi.waitFor(() => expect(history.state).toEqual({ over: true }));
}
const isClosed = () =>
  vi.waitFor(() => expect([menu().open, ...isBehind()]).toEqual([false, false, false]));

// What is open at the end of a test would be closed by Back in the next.
afterEach(async () => {
  menu().open = false;
  await vi.waitFor(() => expect(history.state).toBeNull());
});

describe('the menu of a phone', () => {
  it('holds the page behind it, and not the menu itself', async () => {
    await open();
    expect(isBehind()).toEqual([true, true]);
    expect([menu().inert, part('header').inert, document.body.inert]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is closed by Back, which does not leave the page', async () => {
    await open();
    goBack();
    await isClosed();
    expect(history.back).not.toHaveBeenCalled();
  });

  it('closed by a second press takes its entry out of the history', async () => {
    await open();
    menu().open = false;
    await isClosed();
    expect(history.back).toHaveBeenCalledOnce();
  });

  it('adds one entry however often it is opened and closed in a hurry', async () => {
    const push = vi.spyOn(history, 'pushState');
    await open();
    menu().open = false;
    await isClosed();
    await open();
    expect(push).toHaveBeenCalledTimes(2);
    expect(history.state).toEqual({ over: true });
  });

  it('closes where a turned tablet has no place for it, and gives the page back', async () => {
    await open();
    menu().checkVisibility = () => false;
    dispatchEvent(new Event('resize'));
    await isClosed();
  });

  it('stays as the keyboard of a phone makes the window smaller', async () => {
    await open();
    menu().checkVisibility = () => true;
    dispatchEvent(new Event('resize'));
    expect(menu().open).toBe(true);
  });

  it('is closed on a page that Back shows as it was left', async () => {
    await open();
    comeBack();
    await isClosed();
  });

  it('closed by its cross gives the focus to its name', async () => {
    menu().insertAdjacentHTML('beforeend', '<button data-menu-close="cross">Close</button>');
    await open();
    part('details button').focus();
    part('details button').click();
    await isClosed();
    expect(document.activeElement).toBe(part('summary'));
  });
});
