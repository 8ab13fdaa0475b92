import { leadToChosenCity } from '@/cities/chosen-city.client';
import { getDocument } from '@/lib/get-document';
import { type PageForm, readBlock } from '@/lib/page-data';
import { isSeen } from './is-seen';

const STOPS = 'a, summary';
/** How long, in ms, the menus wait for what the chosen city has. */
const CITY_MS = 2000;
let filling: Promise<void> | null = null;

/**
 * Puts into the menus of a page what is in them, once. When it does not come they keep the link to all of it,
 * and it is asked for again at the next touch.
 */
export function fillMenus(root: Document): Promise<void> {
  filling ??= fill(root).catch(() => {
    filling = null;
  });
  return filling;
}

async function fill(root: Document): Promise<void> {
  const header = root.querySelector<HTMLElement>('[data-menus]');
  const url = header?.dataset.menus;
  if (!header || url === undefined) return;
  const fragment = await getDocument(url);
  // Something else may have answered in their place.
  if (!fragment?.querySelector('[data-menu-part]')) throw new Error('the menus did not come');
  const leading = leadToChosenCity(root, fragment).catch(() => undefined);
  const late = new Promise<true>((resolve) => setTimeout(resolve, CITY_MS, true));
  const isLate = await Promise.race([leading, late]);
  if (!hasForm()) for (const promo of fragment.querySelectorAll('.mega__promo')) promo.remove();
  for (const part of root.querySelectorAll<HTMLElement>('[data-menu-part]')) {
    const filled = fragment.querySelector(`[data-menu-part="${part.dataset.menuPart}"]`);
    if (filled) replace(part, [...filled.children]);
  }
  if (isLate) void leading.then(() => leadToChosenCity(root, header)).catch(() => undefined);
}

const hasForm = () => readBlock<PageForm>('page-form').context.contact.isFormEnabled;

/** A focus on the link that was there goes to the same link, or to the first stop of what has none of it. */
function replace(part: HTMLElement, filled: Element[]): void {
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  const href = focused?.getAttribute('href');
  part.replaceWith(...filled);
  if (!focused) return;
  const stops = filled.flatMap((element) => [...element.querySelectorAll<HTMLElement>(STOPS)]);
  const seen = stops.filter(isSeen);
  (seen.find((stop) => stop.getAttribute('href') === href) ?? seen[0])?.focus();
}
