import { aboveAll } from '@/lib/above-all';
import { afterVisible } from '@/lib/after-visible';

/** How long a toast is there (design.md section 5). */
const SHOWN_FOR = 5000;

/** What is said now: one thing at a time, as all have the same place. */
let shown: HTMLElement | null = null;

/** Over what is open over the page, and on the page again once that is closed. */
function place(region: HTMLElement): void {
  const dialog = aboveAll();
  (dialog ?? document.body).append(region);
  const goBack = () => shown === region && document.body.append(region);
  dialog?.addEventListener('close', goBack, { once: true });
}

function end(region: HTMLElement): void {
  region.remove();
  if (shown === region) shown = null;
}

/** Says something in passing, at the foot of the page. The region is there before its words, to be heard. */
export function showToast(message: string): void {
  const region = document.createElement('div');
  region.className = 'toast-place';
  region.setAttribute('role', 'status');
  shown?.remove();
  shown = region;
  place(region);
  const words = Object.assign(document.createElement('p'), { className: 'toast' });
  requestAnimationFrame(() => {
    words.textContent = message;
    region.append(words);
  });
  // Nobody has read it in a tab behind: it stays until its visitor is back.
  const go = () =>
    document.visibilityState === 'hidden' ? afterVisible(document, SHOWN_FOR, go) : end(region);
  afterVisible(document, SHOWN_FOR, go);
}
