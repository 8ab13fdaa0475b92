import { openOnClick } from '@/lib/open-on-click';

/** A Book link opens the form over its page. */
export function start(root: Document): void {
  openOnClick(root, 'a[data-book]', () => import('@/leads/form/open-lead-dialog'));
}
