/** Whether the focus is still in a place, or nowhere, as behind a button that is gone: who has gone on keeps it. */
export function isFocusAt(place: Element | null): boolean {
  const { activeElement: focused, body } = document;
  return focused === null || focused === body || Boolean(place?.contains(focused));
}
