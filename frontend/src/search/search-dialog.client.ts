import { openOnClick } from '@/lib/open-on-click';

/** The search of the header opens over the page. */
export function start(root: Document): void {
  openOnClick(root, '[data-open-search]', () => import('./open-search'));
}
