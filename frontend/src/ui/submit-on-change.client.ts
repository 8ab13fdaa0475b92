/**
 * A choice that is the whole question (the order of a list) is sent as soon as it is made, by the button after it:
 * Safari before 16 sends no form by itself that others are told of.
 */
export function start(root: Document): void {
  root.addEventListener('change', (event) => {
    const field = event.target as HTMLElement;
    if (field.matches('[data-submit-on-change]'))
      (field.nextElementSibling as HTMLElement | null)?.click();
  });
}
