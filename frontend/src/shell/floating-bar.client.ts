/** Spec section 9: shown after the page is scrolled past 500 pixels. */
const AFTER = 500;

/**
 * Shows the bar beyond 500 px, and hides it while a field has the focus, a dialog is open or a
 * form of the page is on screen, so that it never covers what the visitor is doing.
 */
export function start(root: Document): void {
  const bar = root.querySelector<HTMLElement>('[data-floating-bar]');
  if (!bar) return;
  const seen = new Set<Element>();
  const update = () => {
    const typing = root.activeElement?.matches('input, select, textarea') ?? false;
    const dialog = root.querySelector('dialog[open]') !== null;
    const isInUse = bar.contains(root.activeElement); // the focus would be lost with it
    bar.hidden = !isInUse && (window.scrollY <= AFTER || typing || dialog || seen.size > 0);
  };
  const forms = new IntersectionObserver((entries) => {
    // In their order: who scrolls fast has seen one and passed it.
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    update();
  });
  for (const form of root.querySelectorAll('[data-island="leads/lead-form"]')) forms.observe(form);
  addEventListener('scroll', update, { passive: true });
  for (const event of ['focusin', 'focusout', 'close'] as const) {
    root.addEventListener(event, () => queueMicrotask(update), true);
  }
  update();
}
