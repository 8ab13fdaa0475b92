import { act, waitFor } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { usual } from '@/content/condition-page.example';
import { shell } from '@/testing/examples/shell';
import { renderDocument } from './render';
import { wakeIslands } from './wake';

/** What woke goes with the file: React would work on after the window of the last of them. */
const woken: Root[] = [];
vi.mock('react-dom/client', async (original) => {
  const client = await original<typeof import('react-dom/client')>();
  const hydrateRoot: typeof client.hydrateRoot = (...given) => {
    const root = client.hydrateRoot(...given);
    woken.push(root);
    return root;
  };
  return { ...client, hydrateRoot };
});
afterAll(() => act(() => woken.splice(0).forEach((root) => void root.unmount())));

const assets = {
  js: '/client.js',
  devanagari: '',
  css: [],
  pageCss: {},
  fonts: [],
  icon: '/brand.svg',
};
const payload = { component: 'content/condition-page', props: usual, shell };

const island = () => document.querySelector('main [data-island]') as HTMLElement;
const treatment = () => island().querySelector<HTMLInputElement>('[name="treatment"]');
const name = () => island().querySelector<HTMLInputElement>('[name="nameField"]');
const touch = (kind: string) => island().dispatchEvent(new Event(kind, { bubbles: true }));
const awake = () => waitFor(() => expect(treatment()?.getAttribute('role')).toBe('combobox'));

let lists: ReturnType<typeof vi.fn>;
let comeNear = () => {};
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => heard([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  lists = vi.fn(async () => Response.json([[], []]));
  vi.stubGlobal('fetch', lists);
  const page = new DOMParser().parseFromString(renderDocument(payload, assets), 'text/html');
  document.documentElement.lang = 'en';
  document.body.innerHTML = page.body.innerHTML;
});

describe('an island', () => {
  it('sleeps until it is touched', async () => {
    wakeIslands(document);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(treatment()?.hasAttribute('role')).toBe(false);
    expect(island().dataset.woken).toBeUndefined();
    expect(lists).not.toHaveBeenCalled();
  });

  it.each(['pointerover', 'touchstart', 'focusin'])('wakes at %s', async (kind) => {
    wakeIslands(document);
    touch(kind);
    await awake();
  });

  it('wakes once, however often it is touched', async () => {
    wakeIslands(document);
    for (const kind of ['pointerover', 'touchstart', 'focusin', 'focusin']) touch(kind);
    await awake();
    touch('pointerover');
    await new Promise((resolve) => setTimeout(resolve, 20));
    const asked = lists.mock.calls.map(([url]) => url);
    expect(asked).toContain('/api/cities');
    expect(asked).toEqual([...new Set(asked)]);
  });

  it('wakes by itself when the focus is in it already', async () => {
    name()?.focus();
    wakeIslands(document);
    await awake();
    expect(document.activeElement).toBe(name());
  });

  it('asks for its own code while React is still on its way', async () => {
    vi.resetModules();
    const loadIsland = vi.fn(() => new Promise(() => {}));
    vi.doMock('./islands', () => ({ loadIsland }));
    vi.doMock('./hydrate', () => new Promise(() => {}));
    wakeIslands(document);
    touch('pointerover');
    await waitFor(() => expect(loadIsland).toHaveBeenCalledWith(island()));
    vi.doUnmock('./islands');
    vi.doUnmock('./hydrate');
    vi.resetModules();
  });

  it('begins what React Aria uses of Intl while React is still on its way', async () => {
    vi.resetModules();
    vi.doMock('./hydrate', () => new Promise(() => {}));
    const begun = vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf');
    const { loadIsland } = await import('./islands');
    void loadIsland(island());
    expect(begun).toHaveBeenCalledTimes(1);
    vi.doUnmock('./hydrate');
    vi.resetModules();
  });

  it('takes over the HTML as it is, and keeps what was typed in it', async () => {
    const noise = vi.spyOn(console, 'error');
    const before = { name: name(), treatment: treatment() };
    if (before.name) before.name.value = 'Asha';
    if (before.treatment) before.treatment.value = 'Piles';
    wakeIslands(document);
    touch('focusin');
    await awake();
    expect(name()).toBe(before.name);
    expect(treatment()).toBe(before.treatment);
    expect([name()?.value, treatment()?.value]).toEqual(['Asha', 'Piles']);
    expect(noise).not.toHaveBeenCalled();
  });

  it('that comes near has its code loaded, and sleeps on: it asks for no list', async () => {
    vi.stubGlobal('requestIdleCallback', (start: () => void) => start());
    wakeIslands(document);
    dispatchEvent(new Event('scroll'));
    comeNear();
    await vi.dynamicImportSettled();
    expect(island().dataset.woken).toBeUndefined();
    expect(treatment()?.hasAttribute('role')).toBe(false);
    expect(lists).not.toHaveBeenCalled();
    touch('touchstart');
    await awake();
  });

  it('stays the form it is when it cannot wake, and tries again at the next touch', async () => {
    const block = document.getElementById('page-form') as HTMLElement;
    block.remove();
    wakeIslands(document);
    for (const kind of ['pointerover', 'touchstart', 'focusin']) touch(kind);
    await waitFor(() => expect(island().dataset.woken).toBeUndefined());
    expect(island().querySelector('form')?.getAttribute('action')).toBe('/request');
    document.body.append(block);
    for (const kind of ['pointerover', 'touchstart', 'focusin']) touch(kind);
    await awake();
  });

  it('that nobody knows is left alone', async () => {
    island().dataset.island = 'leads/no-such-island';
    wakeIslands(document);
    touch('focusin');
    await waitFor(() => expect(island().dataset.woken).toBeUndefined());
    expect(treatment()?.hasAttribute('role')).toBe(false);
  });
});

describe('the account', () => {
  const account = () => document.querySelector('.account-header [data-island]') as HTMLElement;

  it('sleeps for a guest, and wakes at a login on this page', async () => {
    wakeIslands(document);
    expect(account().dataset.woken).toBeUndefined();
    expect(account().textContent).toBe('Login');
    document.dispatchEvent(new Event('session'));
    await waitFor(() => expect(account().dataset.woken).toBeTruthy());
  });

  it('wakes by itself for who is logged in', async () => {
    vi.stubGlobal('requestIdleCallback', (start: () => void) => start());
    const profile = encodeURIComponent(JSON.stringify({ id: 'A1', name: 'asha' }));
    // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
    document.cookie = `profile=${profile}; path=/`;
    wakeIslands(document);
    await waitFor(() => expect(account().querySelector('summary')?.textContent).toBe('A'));
    // biome-ignore lint/suspicious/noDocumentCookie: as the server clears it
    document.cookie = 'profile=; path=/; max-age=0';
  });
});
