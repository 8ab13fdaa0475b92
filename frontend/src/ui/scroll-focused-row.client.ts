/** Rows that scroll sideways on a narrow screen. */
const ROWS = '.rail, .subnav, .filterbar, .chat__chips';

/** Browsers leave a link that shows by a few pixels where it is; what Tab reaches in such a row comes whole. */
export function start(root: Document): void {
  root.addEventListener('focusin', (event) => {
    const target = event.target as Element;
    if (target.closest(ROWS) && target.matches(':focus-visible')) {
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  });
}
