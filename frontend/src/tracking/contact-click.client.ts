import { sendClick } from './visit';

/** Counts a call or a chat that is begun on the page: which page, and the tracking id of its number. */
export function start(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const link = (target as Element | null)?.closest?.<HTMLAnchorElement>(
      'a[href^="tel:"], a[href^="https://wa.me/"]',
    );
    if (link) sendClick(link);
  });
}
