/** Wakes the buttons that print and share an estimate. */
export function start(root: Document): void {
  const ways = root.querySelector<HTMLElement>('[data-share-url]');
  if (!ways) return;
  ways.classList.remove('asleep');
  ways.addEventListener('click', (event) => {
    void import('./share-or-print').then((module) =>
      module.shareOrPrint(event.target as Element, ways.dataset),
    );
  });
}
