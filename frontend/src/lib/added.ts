/** What looks at a page once looks again when something is added to it. */
const ADDED = 'added';

export const onAdded = (root: Document, then: () => void): void =>
  root.addEventListener(ADDED, then);

export const tellAdded = (root: Document): boolean => root.dispatchEvent(new Event(ADDED));
