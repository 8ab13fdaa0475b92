import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface SearchField {
  input: RefObject<HTMLInputElement | null>;
  isAwake: boolean;
  /** Whether the list is open. */
  isOpen: boolean;
  typed: string;
  /** The row that the arrows have reached; -1 in the field itself. */
  active: number;
  open: () => void;
  activate: (row: number) => void;
  type: () => void;
  clear: () => void;
  close: () => void;
  /** Takes what stands in the field by now. */
  reread: () => void;
}

/** The text of the field and the state of its list, which in the overlay is always open. */
export function useSearchField(asked: string, isOverlay: boolean): SearchField {
  const input = useRef<HTMLInputElement>(null);
  const [isAwake, setAwake] = useState(false);
  const [isOpen, setOpen] = useState(isOverlay);
  const [typed, setTyped] = useState(asked);
  const [active, activate] = useState(-1);

  // What was typed and focused before the code came is kept.
  useLayoutEffect(() => {
    setAwake(true);
    setTyped(input.current?.value ?? '');
    if (document.activeElement === input.current) setOpen(true);
  }, []);

  const open = () => setOpen(true);
  function reread() {
    setTyped(input.current?.value ?? '');
    activate(-1);
  }
  function type() {
    reread();
    open();
  }
  function clear() {
    if (input.current) input.current.value = '';
    setTyped('');
    activate(-1);
  }
  function close() {
    setOpen(isOverlay);
    activate(-1);
  }
  return { input, isAwake, isOpen, typed, active, open, activate, type, clear, close, reread };
}
