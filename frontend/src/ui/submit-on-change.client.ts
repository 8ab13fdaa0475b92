/** A choice that is the whole question (the order of a list) is sent as soon as it is made. */
export function start(root: Document): void {
  root.addEventListener('change', (event) => {
    const field = event.target as HTMLSelectElement;
    if (field.matches('[data-submit-on-change]')) field.form?.requestSubmit();
  });
}
