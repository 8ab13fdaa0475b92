/** The message that the server has rendered for this at the foot of the page; hidden when the network is back. */
const WORDS = '[data-offline]';

const SHOWN_FOR_MS = 8000;

let hiding: ReturnType<typeof setTimeout> | undefined;

/** Says for a while that there is no network, and answers whether that is so. */
export function showOffline(root: Document): boolean {
  if (navigator.onLine) return false;
  const words = root.querySelector<HTMLElement>(WORDS);
  if (words) {
    const hide = () => {
      words.hidden = true;
    };
    words.hidden = false;
    clearTimeout(hiding);
    hiding = setTimeout(hide, SHOWN_FOR_MS);
    addEventListener('online', hide);
  }
  return true;
}
