import { whenTouched } from '@/lib/when-touched';

const MENU = 'details[data-menu]';
const KEYS = /^(Arrow.+|Home|End)$/;

/**
 * Menus are native <details>. What is in them and what closes them come when a visitor turns to one, arrow keys
 * with the first of them that is pressed: until then a page carries no more than what waits for that.
 */
export function start(root: Document): void {
  if (history.state?.over) void import('@/lib/close-on-back'); // come back to what lay over the page
  const fill = () =>
    import('./menus').then((menus) => menus.fillMenus(root)).catch(() => undefined);
  for (const menu of root.querySelectorAll(MENU)) whenTouched(menu, fill);
  const hear = (event: Event) => {
    const isHeard = event.type === 'toggle' ? (event.target as Element).matches(MENU) : isOneOpen();
    if (isHeard) import('./menus').then((menus) => menus.hear(root, event)).catch(() => undefined);
  };
  const isOneOpen = () => root.querySelector(`${MENU}[open]`) !== null;
  for (const name of ['keydown', 'click', 'focusout']) root.addEventListener(name, hear);
  root.addEventListener('toggle', hear, true); // does not bubble
  const nav = root.querySelector('.main-nav');
  nav?.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
    if (!KEYS.test(key) || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    import('./menu-keys').then((keys) => keys.moveInMenus(nav, key)).catch(() => undefined);
  });
}
