import { afterVisible } from '@/lib/after-visible';
import { sendVisit } from './visit';

const DELAY = 1000; // spec section 9

/** Tells the visit one second after the page is seen. */
export function start(root: Document): void {
  afterVisible(root, DELAY, sendVisit);
}
