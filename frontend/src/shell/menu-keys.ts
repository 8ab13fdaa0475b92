import { fillMenus } from './fill-menus';
import { isSeen } from './is-seen';

/** The way of each arrow: to the right and down. */
const WAYS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * The keys of the wide header beside Tab and Enter: W3C's disclosure navigation with top-level links. Links
 * stay links. Down opens a panel and goes in; in it the arrows go as the eye does, Up leads out again.
 */
export async function moveInMenus(nav: Element, key: string): Promise<void> {
  const before = document.activeElement;
  const opened = key === 'ArrowDown' ? open(before) : null;
  if (key === 'ArrowDown') await fillMenus(nav.ownerDocument);
  const now = document.activeElement;
  if (opened && now !== before) {
    opened.open = opened.contains(now); // gone on meanwhile, or into it
    return;
  }
  if (!(now instanceof HTMLElement) || !nav.contains(now)) return;
  if (before !== now && now.matches('.nav-link')) return; // gone on to another menu meanwhile
  const next = now.matches('.nav-link') ? fromTop(nav, now, key) : fromPanel(now, key);
  next?.focus();
}

/** The menu below its name, at once: what is in it may be slow to come. Null where it was open, or there is none. */
function open(name: Element | null): HTMLDetailsElement | null {
  const menu = name?.matches('.nav-link') ? name.closest('details') : null;
  if (!menu || menu.open) return null;
  menu.open = true;
  return menu;
}

function fromTop(nav: Element, now: HTMLElement, key: string): HTMLElement | undefined {
  const tops = [...nav.querySelectorAll<HTMLElement>('.nav-link')];
  const place = tops.indexOf(now);
  if (key === 'Home') return tops[0];
  if (key === 'End') return tops.at(-1);
  if (key === 'ArrowRight') return tops[place + 1];
  if (key === 'ArrowLeft') return tops[place - 1];
  const menu = now.closest('details');
  return key === 'ArrowDown' && menu ? stopsIn(menu)[0] : undefined;
}

function fromPanel(now: HTMLElement, key: string): HTMLElement | undefined {
  const menu = now.closest('[data-menu]');
  if (!menu) return undefined;
  const stops = stopsIn(menu);
  if (key === 'Home') return stops[0];
  if (key === 'End') return stops.at(-1);
  const group = now.closest<HTMLDetailsElement>('.mega__groups details');
  const isSpeciality = now.matches('summary');
  if (group && isSpeciality && key === 'ArrowRight') {
    group.open = true;
    return stopsIn(group).find((stop) => stop.matches('a'));
  }
  const part = isSpeciality ? '.mega__groups' : '.mega__panel, .mega__icons, .mega__promo';
  const beside = stops.filter(
    (stop) => stop.matches('summary') === isSpeciality && stop.closest(part) === now.closest(part),
  );
  return nearest(now, beside, key) ?? outOfPart(now, stops, key);
}

/** Up to the name of the menu, left to the speciality, or to what stands on that side. */
function outOfPart(now: HTMLElement, stops: HTMLElement[], key: string): HTMLElement | undefined {
  if (key === 'ArrowDown') return undefined;
  const owner = { ArrowUp: '[data-menu]', ArrowLeft: '.mega__groups details' }[key];
  const name = owner && now.closest(owner)?.querySelector<HTMLElement>('summary');
  return name || nearest(now, stops, key);
}

/** What Tab reaches in an open menu, from the top of its panel on. */
function stopsIn(menu: Element): HTMLElement[] {
  const all = [...menu.querySelectorAll<HTMLElement>('a, summary:not(.nav-link)')];
  return all.filter(isSeen);
}

/** The nearest that lies that way; what lies in the same row or column comes first. */
function nearest(from: HTMLElement, among: HTMLElement[], key: string): HTMLElement | undefined {
  const [right, down] = WAYS[key] ?? [0, 0];
  const [x, y] = placeOf(from);
  const far = (stop: HTMLElement) => {
    const [stopX, stopY] = placeOf(stop);
    const along = (stopX - x) * right + (stopY - y) * down;
    const aside = Math.abs((stopX - x) * down) + Math.abs((stopY - y) * right);
    return along < 8 ? Number.POSITIVE_INFINITY : along + 4 * aside;
  };
  const near = among.filter((stop) => Number.isFinite(far(stop)));
  return near.sort((a, b) => far(a) - far(b))[0];
}

function placeOf(of: Element): [number, number] {
  const { left, top, height } = of.getBoundingClientRect();
  return [left, top + height / 2];
}
