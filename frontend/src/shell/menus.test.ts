import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillMenus } from './fill-menus';
import { start as startMenus } from './menus.client';

vi.mock('./fill-menus', () => ({ fillMenus: vi.fn(async () => undefined) }));

beforeAll(() => startMenus(document));
beforeEach(() => {
  vi.mocked(fillMenus).mockClear();
  document.body.innerHTML = `
    <details data-menu id="first"><summary>Departments</summary>
      <a href="#eyes">Eyes</a><span data-menu-close><a href="#ask">Ask</a></span></details>
    <details data-menu id="second"><summary>Conditions</summary></details>
    <details id="other"><summary>A question</summary></details>
    <main><button type="button">elsewhere</button></main>`;
});

const details = (id: string) => document.getElementById(id) as HTMLDetailsElement;
const inside = (selector: string) => document.querySelector<HTMLElement>(selector);

describe('a menu that is turned to', () => {
  const page = document.implementation.createHTMLDocument();
  beforeAll(() => {
    page.body.innerHTML = '<details data-menu><summary>Conditions</summary></details><main></main>';
    startMenus(page);
  });
  const happens = (event: string, at: string) =>
    page.querySelector(at)?.dispatchEvent(new Event(event));

  it('is not filled before', () => {
    happens('pointerover', 'main');
    expect(fillMenus).not.toHaveBeenCalled();
  });

  it.each(['pointerover', 'touchstart', 'focusin', 'toggle'])('is filled at %s', async (event) => {
    vi.mocked(fillMenus).mockClear();
    happens(event, '[data-menu]');
    await vi.waitFor(() => expect(fillMenus).toHaveBeenCalledWith(page));
  });
});

describe('an open menu', () => {
  it('closes on Escape, and the focus returns to what opened it', async () => {
    details('first').open = true;
    inside('a[href="#eyes"]')?.focus();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(details('first').open).toBe(false));
    expect(document.activeElement).toBe(inside('#first summary'));
  });

  it('closes on Escape without taking a focus that is elsewhere', async () => {
    details('first').open = true;
    inside('main button')?.focus();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(details('first').open).toBe(false));
    expect(document.activeElement).toBe(inside('main button'));
  });

  it('takes back a focus that is nowhere', async () => {
    details('first').open = true;
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(details('first').open).toBe(false));
    expect(document.activeElement).toBe(inside('#first summary'));
  });

  it('closes when the focus leaves it', async () => {
    details('first').open = true;
    inside('a[href="#eyes"]')?.focus();
    inside('main button')?.focus();
    await vi.waitFor(() => expect(details('first').open).toBe(false));
  });

  it('stays when what the focus went to is replaced at once, as a menu that is being filled', async () => {
    details('first').open = true;
    inside('#first summary')?.focus();
    inside('a[href="#eyes"]')?.focus();
    const filled = document.createElement('a');
    filled.href = '#eyes';
    inside('a[href="#eyes"]')?.replaceWith(filled);
    filled.focus();
    await vi.dynamicImportSettled();
    expect(details('first').open).toBe(true);
  });

  it('stays at any other key', async () => {
    details('first').open = true;
    await userEvent.keyboard('{ArrowDown}a');
    expect(details('first').open).toBe(true);
  });

  it('closes on a click elsewhere, not on one inside', async () => {
    details('first').open = true;
    await userEvent.click(inside('a[href="#eyes"]') as HTMLElement);
    expect(details('first').open).toBe(true);
    await userEvent.click(inside('main button') as HTMLElement);
    await vi.waitFor(() => expect(details('first').open).toBe(false));
  });

  it('closes for a link that opens something over the page', async () => {
    details('first').open = true;
    await userEvent.click(inside('a[href="#ask"]') as HTMLElement);
    await vi.waitFor(() => expect(details('first').open).toBe(false));
  });

  it('is closed on a page that Back shows as it was left: its link was followed', async () => {
    details('first').open = true;
    await vi.waitFor(() => expect(fillMenus).toHaveBeenCalled()); // it has heard that it is open
    dispatchEvent(new Event('pagehide'));
    expect(details('first').open).toBe(false);
    vi.mocked(fillMenus).mockClear();
    details('first').open = true; // and again, after Back
    await vi.waitFor(() => expect(fillMenus).toHaveBeenCalled());
    dispatchEvent(new Event('pagehide'));
    expect(details('first').open).toBe(false);
  });

  it('closes alone: what is no menu stays open', async () => {
    for (const id of ['first', 'second', 'other']) details(id).open = true;
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(details('second').open).toBe(false));
    expect([details('first').open, details('other').open]).toEqual([false, true]);
  });

  it('that lies over the page keeps what is behind it from the focus', async () => {
    details('first').className = 'side-menu';
    details('first').open = true;
    await vi.waitFor(() => expect(inside('main')?.inert).toBe(true));
    details('first').open = false;
    await vi.waitFor(() => expect(inside('main')?.inert).toBe(false));
  });
});
