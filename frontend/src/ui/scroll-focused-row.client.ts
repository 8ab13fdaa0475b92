/** Rows that scroll sideways on a narrow screen. */
const ROWS = '.rail, .subnav, .filterbar, .chat__chips';

/**
 * Browsers leave a link that shows by a few pixels where it is; what Tab reaches in such a row comes whole. Its
 * card first: a rail rests at the beginning of a card, and would go back to the one before.
 */
export function start(root: Document): void {
  root.addEventListener('focusin', (event) => {
    const target = event.target as Element;
    if (!target.closest(ROWS) || !target.matches(':focus-visible')) return;
    for (const shown of [target.closest('.rail > *'), target]) {
      shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  });
}
