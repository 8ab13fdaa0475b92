import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { closeOnBack } from '@/lib/close-on-back';
import { Icon } from './icon/icon';
import './modal.css';

interface SheetProps {
  id: string;
  title: string;
  /** The name of the cross. Without it the sheet is closed by its own buttons and by Escape. */
  closeLabel?: string;
  onClosed: () => void;
  children: ReactNode;
}

/**
 * A small native dialog: a bottom sheet on a phone, a card on a desktop. Back closes it. `onClosed` takes it off the page at
 * once, and the focus returns to what had it. The event of a closed dialog is not waited for: it comes late,
 * and would take away what was opened next.
 */
export function Sheet({ id, title, closeLabel, onClosed, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effects of what is inside, so that a field in it can take the focus.
  useLayoutEffect(() => {
    const own = dialog.current;
    own?.showModal();
    return () => own?.close();
  }, []);

  const leave = useEffectEvent(onClosed);
  useEffect(() => closeOnBack(() => leave()), []);

  function cancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return; // a file that was not chosen
    event.preventDefault();
    onClosed();
  }

  return (
    <dialog
      className="scrim"
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onCancel={cancel}
      onClose={onClosed}
    >
      <div className="modal">
        <div className="modal__head">
          <h2 id={`${id}-title`}>{title}</h2>
          {closeLabel !== undefined && (
            <button className="icon-btn" type="button" aria-label={closeLabel} onClick={onClosed}>
              <Icon name="x" />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}
