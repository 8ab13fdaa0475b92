/** Calls at each return to a page that Back shows as it was left: what it tells may be old. Returns the way to stop. */
export function onComeBack(then: () => void): () => void {
  const hear = ({ persisted }: PageTransitionEvent) => {
    if (persisted) then();
  };
  addEventListener('pageshow', hear);
  return () => removeEventListener('pageshow', hear);
}
