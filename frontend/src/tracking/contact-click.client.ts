import { sendClick } from './visit';

/** A chat without a number is one with whom an estimate is sent to. */
const BEGUN = /^(tel:|https:\/\/wa\.me\/\d)/;
/** Whoever calls for help has called nobody of ours, and what for is told to nobody (docs/emergencies.md). */
const HELP = '.care, .safety, .notice';

/** Counts a call or a chat with us that is begun on the page: which page, and the tracking id of its number. */
export function start(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const link = (target as Element | null)?.closest?.('a');
    if (link && BEGUN.test(link.href) && !link.closest(HELP)) sendClick(link);
  });
}
