/** A page that lists its sections marks the one being read: the first at its top, the others as it is scrolled. */
export function start(root: Document): void {
  const first = root.querySelector('[data-sub-nav] a');
  if (!first) return;
  first.setAttribute('aria-current', 'true');
  const follow = () =>
    import('./current-section')
      .then((module) => module.markCurrentSection(root))
      .catch(() => undefined);
  if (scrollY > 0) void follow();
  else addEventListener('scroll', follow, { once: true, passive: true });
}
