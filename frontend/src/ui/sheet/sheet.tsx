import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '@/ui/icon/icon';

interface SheetProps {
  id: string;
  title: string;
  /** The name of the cross. Without it the sheet is closed by its own buttons and by Escape. */
  closeLabel?: string;
  onClosed: () => void;
  children: ReactNode;
}

/** A small native dialog: a bottom sheet on a phone, a card on a desktop. Gone when it closes. */
export function Sheet({ id, title, closeLabel, onClosed, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effects of what is inside, so that a field in it can take the focus.
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog className="scrim" ref={dialog} aria-labelledby={`${id}-title`} onClose={onClosed}>
      <div className="modal">
        <div className="modal__head">
          <h2 id={`${id}-title`}>{title}</h2>
          {closeLabel !== undefined && (
            <button
              className="icon-btn"
              type="button"
              aria-label={closeLabel}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="x" />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}
