import { openOnClick } from '@/lib/open-on-click';

/** A vote is given in place; without its code the form is sent. */
export function start(root: Document): void {
  openOnClick(root, '[data-helpful] button', () => import('./vote-helpful'));
}
