import { whenTouched } from '@/lib/when-touched';

const OPEN = 'details[data-menu][open]';

const KEYS = /^(Arrow(Down|Up|Left|Right)|Home|End)$/;

/**
 * Menus are native <details>; this closes them on Escape (focus returns), on a click elsewhere and when Tab
 * leaves them, and holds the focus in the side menu. Arrow keys come with the first of them that is pressed,
 * and what is in the menus when a visitor turns to one.
 */
export function start(root: Document): void {
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of root.querySelectorAll<HTMLDetailsElement>(OPEN)) {
      if (menu.contains(root.activeElement)) menu.querySelector('summary')?.focus();
      menu.open = false;
    }
  });
  root.addEventListener('click', (event) => {
    const target = event.target as Element;
    for (const menu of root.querySelectorAll<HTMLDetailsElement>(OPEN)) {
      if (menu.contains(target) && !target.closest('[data-menu-close]')) continue;
      menu.open = false;
      if (target.closest('[data-menu-close="cross"]')) menu.querySelector('summary')?.focus();
    }
  });
  if (history.state?.over) void closingOnBack(); // come back to what lay over the page
  root.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = (target as Element).closest<HTMLDetailsElement>(OPEN);
    if (menu && relatedTarget && !menu.contains(relatedTarget as Node)) menu.open = false;
  });
  const fill = () =>
    import('./fill-menus').then((menus) => menus.fillMenus(root)).catch(() => undefined);
  for (const menu of root.querySelectorAll('[data-menu]')) whenTouched(menu, fill);
  const nav = root.querySelector('.main-nav');
  nav?.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
    if (!KEYS.test(key) || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    import('./menu-keys').then((keys) => keys.moveInMenus(nav, key)).catch(() => undefined);
  });
  root.addEventListener(
    'toggle', // does not bubble
    ({ target }) => {
      const menu = target as HTMLDetailsElement;
      if (menu.matches('[data-menu]')) fill();
      if (menu.matches('.side-menu')) setBehind(menu, menu.open);
      if (menu.matches('[data-menu="over"]')) followBack(menu);
    },
    true,
  );
}

const closingOnBack = () => import('@/lib/close-on-back');
const releases = new WeakMap<HTMLDetailsElement, Promise<() => void>>();

/** What lies over the whole of a narrow page is closed by Back. */
function followBack(menu: HTMLDetailsElement): void {
  if (!menu.open) {
    releases.get(menu)?.then((release) => release());
    return;
  }
  const release = closingOnBack().then(({ closeOnBack }) =>
    closeOnBack(() => {
      menu.open = false;
    }),
  );
  releases.set(
    menu,
    release.catch(() => () => undefined), // it did not come: Back leaves the page
  );
}

/** The side menu lies over the page: what is behind it is inert while it is open, as behind a dialog. */
function setBehind(menu: HTMLElement, isInert: boolean): void {
  for (let part = menu; part.parentElement; part = part.parentElement) {
    if (part === document.body) return;
    for (const other of part.parentElement.children) {
      if (other !== part) (other as HTMLElement).inert = isInert;
    }
  }
}
