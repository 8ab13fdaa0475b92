import { showOffline } from '@/lib/offline';

/** A form that would leave the page for the browser's own error stays, with all that was typed. */
export function start(root: Document): void {
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented && showOffline(root)) event.preventDefault();
  });
}
