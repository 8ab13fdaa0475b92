import { openOnClick } from '@/lib/open-on-click';

/** Wakes the buttons that print and share an estimate. */
export function start(root: Document): void {
  root.querySelector('[data-share-url]')?.classList.remove('asleep');
  openOnClick(root, '[data-share-url] button', () => import('./share-or-print'));
}
