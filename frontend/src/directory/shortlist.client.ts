import { onAdded } from '@/lib/added';
import { openOnClick } from '@/lib/open-on-click';
import { local } from '@/lib/storage';

/**
 * The hearts of cards: their code comes with the first press, or with a list that is there. The page of the list
 * loads React for a list alone; without one it says so as it is, until another tab stores something.
 */
export function start(root: Document): void {
  const load = () => import('./shortlist-hearts');
  openOnClick(root, '[data-shortlist]', load);
  const look = () => {
    if (local.get('shortlist') && root.querySelector('[data-shortlist]'))
      load().then((module) => module.showHearts(root), Boolean);
  };
  onAdded(root, look);
  addEventListener('storage', look); // another tab may have begun the list
  const nothing = root.querySelector<HTMLElement>('[data-nothing-saved]');
  if (!nothing || local.get('shortlist')) return;
  nothing.hidden = false;
  nothing.nextElementSibling?.remove(); // the island, before it wakes
  addEventListener('storage', () => local.get('shortlist') && location.reload());
}
