/** Wakes the buttons that print and share an estimate. */
export function start(root: Document): void {
  const ways = root.querySelector<HTMLElement>('[data-keep]');
  if (!ways) return;
  ways.classList.remove('asleep');
  ways.addEventListener('click', (event) => {
    void import('./keep-estimate').then(({ keep }) => keep(event.target as Element, ways.dataset));
  });
}
