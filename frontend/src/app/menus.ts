const OPEN = 'details[data-menu][open]';

/** Menus are native <details>; this closes them on Escape (focus returns) and on a click elsewhere. */
export function closeOpenMenus(root: Document): void {
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
      if (!menu.contains(target) || target.closest('[data-menu-close]')) menu.open = false;
    }
  });
}
