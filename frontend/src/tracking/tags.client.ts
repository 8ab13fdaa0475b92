/** Its code comes after that of the page. */
export function start(root: Document): void {
  import('./tags').then((module) => module.startTags(root)).catch(() => undefined);
}
