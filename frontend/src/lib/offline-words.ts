/** What the page says at its foot where there is no network, for who is told it elsewhere; '' with one. */
export const offlineWords = (root: Document): string =>
  navigator.onLine ? '' : (root.querySelector('[data-offline]')?.textContent ?? '');
