import { openOnClick } from '@/lib/open-on-click';

/** Its code comes after that of the page; where nothing is asked, with the visitor who wants to choose. */
export function start(root: Document): void {
  if (root.querySelector<HTMLElement>('[data-privacy]')?.dataset.privacy)
    import('./tags').then((module) => module.startTags(root)).catch(() => undefined);
  else openOnClick(root, '[data-privacy-open]', () => import('./choose-privacy'));
}
