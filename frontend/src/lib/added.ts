const ADDED = 'added';

/** Looks at a page now, and again when something was added to it. */
export function onAdded(root: Document, look: () => void): void {
  look();
  root.addEventListener(ADDED, look);
}

export const tellAdded = (root: Document): boolean => root.dispatchEvent(new Event(ADDED));
