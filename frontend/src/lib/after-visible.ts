/** Calls back `ms` after the page is on screen: a prerendered page, or one in a tab behind, is not visited yet. */
export function afterVisible(root: Document, ms: number, then: () => void): void {
  const page = root as Document & { prerendering?: boolean };
  if (page.prerendering === true) {
    page.addEventListener('prerenderingchange', () => afterVisible(root, ms, then), { once: true });
  } else if (page.visibilityState === 'hidden') {
    page.addEventListener('visibilitychange', () => afterVisible(root, ms, then), { once: true });
  } else {
    setTimeout(then, ms);
  }
}
