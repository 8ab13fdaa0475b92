import { afterVisible } from '@/lib/after-visible';

const DELAY = 1000; // spec section 9

/** Tells the visit one second after the page is seen. */
export function start(root: Document): void {
  afterVisible(root, DELAY, () => {
    import('./visit').then((module) => module.sendVisit()).catch(() => undefined);
  });
}
