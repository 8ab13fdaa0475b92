/** Spec section 9: shown after the page is scrolled past 500 pixels. */
const AFTER = 500;

/**
 * Shows the bar beyond 500 px, and hides it while a field has the focus, a dialog is open or the
 * page's own form is on screen, so that it never covers what the visitor is doing.
 */
export function start(root: Document): void {
  const bar = root.querySelector<HTMLElement>('[data-floating-bar]');
  if (!bar) return;
  let formSeen = false;
  const update = () => {
    const typing = root.activeElement?.matches('input, select, textarea') ?? false;
    const dialog = root.querySelector('dialog[open]') !== null;
    const isInUse = bar.contains(root.activeElement); // the focus would be lost with it
    bar.hidden = !isInUse && (window.scrollY <= AFTER || typing || dialog || formSeen);
  };
  const form = root.querySelector('[data-island="leads/lead-form"]');
  if (form) {
    new IntersectionObserver((entries) => {
      formSeen = entries.at(-1)?.isIntersecting ?? false; // who scrolls fast has seen it and passed it
      update();
    }).observe(form);
  }
  addEventListener('scroll', update, { passive: true });
  for (const event of ['focusin', 'focusout', 'close'] as const) {
    root.addEventListener(event, () => queueMicrotask(update), true);
  }
  update();
}
