import { closeOnBack } from '@/lib/close-on-back';
import { fillMenus } from './fill-menus';
import { isSeen } from './is-seen';

export { fillMenus };

const OPEN = 'details[data-menu][open]';

/**
 * What a menu does at an event of the page: it closes on Escape (focus returns), on a click elsewhere and when Tab
 * leaves it; as it opens it is filled, and the side menu holds the focus in it.
 */
export function hear(root: Document, event: Event): void {
  if (event.type === 'toggle') toggled(root, event.target as HTMLDetailsElement);
  else if (event.type === 'click') clicked(root, event.target as Element);
  else if (event.type === 'focusout') left(root, event as FocusEvent);
  else if ((event as KeyboardEvent).key === 'Escape') closeAll(root);
}

function closeAll(root: Document): void {
  for (const menu of root.querySelectorAll<HTMLDetailsElement>(OPEN)) {
    if (isIn(menu, root)) menu.querySelector('summary')?.focus();
    menu.open = false;
  }
}

/** The focus is in the menu, or nowhere: a browser that gives none to what is pressed has it on the body. */
const isIn = (menu: HTMLElement, root: Document) =>
  menu.contains(root.activeElement) || root.activeElement === root.body;

function clicked(root: Document, target: Element): void {
  for (const menu of root.querySelectorAll<HTMLDetailsElement>(OPEN)) {
    if (menu.contains(target) && !target.closest('[data-menu-close]')) continue;
    menu.open = false;
    if (target.closest('[data-menu-close="cross"]')) menu.querySelector('summary')?.focus();
  }
}

/** Asks where the focus is by now: what it went to may have been replaced, as the menu was filled meanwhile. */
function left(root: Document, { target, relatedTarget }: FocusEvent): void {
  const menu = (target as Element).closest<HTMLDetailsElement>(OPEN);
  if (menu && relatedTarget && !isIn(menu, root)) menu.open = false;
}

function toggled(root: Document, menu: HTMLDetailsElement): void {
  void fillMenus(root);
  if (menu.matches('.side-menu')) setBehind(menu, menu.open);
  if (menu.matches('[data-menu="over"]')) followBack(menu);
  else if (menu.open) addEventListener('pagehide', () => close(menu), { once: true });
}

/** One of the header, whose link was followed: Back does not lead into it. */
function close(menu: HTMLDetailsElement): void {
  menu.open = false;
}

const releases = new WeakMap<HTMLDetailsElement, () => void>();

/** What lies over the whole of a narrow page is closed by Back. */
function followBack(menu: HTMLDetailsElement): void {
  releases.get(menu)?.();
  releases.delete(menu);
  if (!menu.open) return;
  const release = closeOnBack(() => {
    menu.open = false;
  });
  // A tablet that is turned may have no place for it: the page would stay inert under what is not there.
  const turned = () => {
    if (!isSeen(menu)) menu.open = false;
  };
  addEventListener('resize', turned);
  releases.set(menu, () => {
    removeEventListener('resize', turned);
    release();
  });
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
