import { openOnClick } from '@/lib/open-on-click';
import { local } from '@/lib/storage';

/** The hearts of cards: their code comes with the first press, or with a list that is there. */
export function start(root: Document): void {
  const load = () => import('./shortlist-hearts');
  openOnClick(root, '[data-shortlist]', load);
  if (local.get('shortlist') && root.querySelector('[data-shortlist]'))
    load().then((module) => module.showHearts(root), Boolean);
}
