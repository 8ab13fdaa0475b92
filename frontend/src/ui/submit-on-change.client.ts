/**
 * A choice that is the whole question (the order of a list) is sent as soon as it is made. Back shows the list as
 * it was, so its form is that of the list again once the page is left.
 */
export function start(root: Document): void {
  root.addEventListener('change', (event) => {
    const { form, dataset } = event.target as HTMLSelectElement;
    if (dataset.submitOnChange === undefined) return;
    form?.requestSubmit();
    addEventListener('pagehide', () => form?.reset(), { once: true });
  });
}
