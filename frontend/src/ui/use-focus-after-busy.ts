import { useLayoutEffect, useRef } from 'react';

/** For a button that is disabled while its call is under way: a browser takes the focus from it, and it gets it back. */
export function useFocusAfterBusy(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (busy) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      // Who went on meanwhile is left where they are.
      if (document.activeElement === document.body) button.current?.focus();
    }
  }, [busy]);
  return button;
}
