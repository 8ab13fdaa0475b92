import { openOnClick } from '@/lib/open-on-click';

/** The login, and the city, which is stored with the profile of who is logged in. */
export function start(root: Document): void {
  openOnClick(root, '[data-login]', () => import('./open-login'));
  openOnClick(root, '[data-open-city]', () => import('./open-city'));
}
