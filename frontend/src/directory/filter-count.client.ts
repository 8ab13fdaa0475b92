/** The button of the filters says how many there will be as soon as one is ticked. */
export function start(root: Document): void {
  root.addEventListener('change', (event) => {
    const { form } = event.target as HTMLInputElement;
    const button = form?.querySelector<HTMLElement>('[data-count]');
    if (!form || !button) return;
    import('./filter-count')
      .then((module) => module.showCount(form, button))
      .catch(() => undefined);
  });
}
