import { afterVisible } from '@/lib/after-visible';

/** How long a toast is there (design.md section 5). */
const SHOWN_FOR = 5000;

/** What is said now: one thing at a time, as all have the same place. */
let shown: HTMLElement | null = null;

/** Says something in passing, at the foot of the page. The region is there before its words, to be heard. */
export function showToast(message: string): void {
  const region = document.createElement('div');
  region.className = 'toast-place';
  region.setAttribute('role', 'status');
  shown?.remove();
  shown = region;
  document.body.append(region);
  const words = Object.assign(document.createElement('p'), { className: 'toast' });
  requestAnimationFrame(() => {
    words.textContent = message;
    region.append(words);
  });
  // Nobody has read it in a tab behind: it stays until its visitor is back.
  const go = () =>
    document.visibilityState === 'hidden' ? afterVisible(document, SHOWN_FOR, go) : region.remove();
  afterVisible(document, SHOWN_FOR, go);
}
