/**
 * Calls back once, when an element is within a screen of what is shown and the page was scrolled: who does not
 * move has not asked for anything. Never where data is saved.
 */
export function whenNear(element: Element, then: () => void): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      then();
    },
    { rootMargin: '100% 0px' },
  );
  addEventListener('scroll', () => near.observe(element), { once: true, passive: true });
}
