/** The message that the server has rendered for this at the foot of the page; hidden when the network is back. */
const WORDS = '[data-offline]';

const SHOWN_FOR_MS = 8000;

/** Says for a while that there is no network, and answers whether that is so. */
export function showOffline(root: Document): boolean {
  if (navigator.onLine) return false;
  const words = root.querySelector<HTMLElement>(WORDS);
  if (!words) return true;
  words.hidden = false;
  const hide = () => {
    words.hidden = true;
  };
  addEventListener('online', hide, { once: true });
  setTimeout(hide, SHOWN_FOR_MS);
  return true;
}
