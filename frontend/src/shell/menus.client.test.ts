import { describe, expect, it, vi } from 'vitest';
import { start } from './menus.client';

vi.mock('./menu-keys', () => ({ moveInMenus: vi.fn(async () => undefined) }));

const press = async (key: string, more: KeyboardEventInit = {}) => {
  document.body.innerHTML =
    '<nav class="main-nav"><a class="nav-link" href="/doctors">Doctors</a></nav>';
  start(document);
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.querySelector('a')?.dispatchEvent(event);
  await vi.dynamicImportSettled();
  const { moveInMenus } = await import('./menu-keys');
  return { isTaken: event.defaultPrevented, moved: vi.mocked(moveInMenus).mock.lastCall?.[1] };
};

describe('a key on the wide header', () => {
  it.each(['ArrowDown', 'ArrowLeft', 'Home', 'End'])(
    '%s moves, and scrolls no page',
    async (key) => {
      expect(await press(key)).toEqual({ isTaken: true, moved: key });
    },
  );

  it.each<[string, KeyboardEventInit]>([
    ['ArrowLeft', { altKey: true }], // back
    ['ArrowLeft', { metaKey: true }],
    ['End', { ctrlKey: true }],
    ['Tab', {}],
    ['Enter', {}],
    ['d', {}],
  ])('%s with %j is the browser’s', async (key, more) => {
    const { moveInMenus } = await import('./menu-keys');
    vi.mocked(moveInMenus).mockClear();
    expect(await press(key, more)).toEqual({ isTaken: false, moved: undefined });
  });
});
