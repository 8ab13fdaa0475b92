import { useLayoutEffect, useRef } from 'react';

/**
 * For a heading: it takes the focus once `state` is another than it was, since the button that changed it may be gone.
 * Not before the change is on the page: under a dialog that is still open nothing can be focused.
 */
export function useFocusOnChange<Focused extends HTMLElement>(state: unknown) {
  const element = useRef<Focused>(null);
  const before = useRef(state);
  useLayoutEffect(() => {
    if (before.current !== state) element.current?.focus();
    before.current = state;
  }, [state]);
  return element;
}
