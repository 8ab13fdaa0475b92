import { type ReactNode, type RefObject, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { FormText } from '@/leads/text';
import { closeOnBack } from '@/lib/close-on-back';
import { Icon } from '@/ui/icon/icon';

interface SelfieDialogProps {
  words: FormText['selfie'];
  dialog: RefObject<HTMLDialogElement | null>;
  onClosed: () => void;
  children: ReactNode;
}

/** A native dialog over the whole screen. */
export function SelfieDialog({ words, dialog, onClosed, children }: SelfieDialogProps) {
  useEffect(() => {
    dialog.current?.showModal();
    return closeOnBack(() => dialog.current?.close());
  }, [dialog]);
  return createPortal(
    <dialog
      className="selfie"
      ref={dialog}
      aria-labelledby="selfie-title"
      onClose={(event) => {
        event.stopPropagation(); // React would tell the dialog around the form that it is closed
        onClosed();
      }}
    >
      <div className="selfie__head">
        <h2 id="selfie-title">{words.title}</h2>
        <button
          className="icon-btn"
          type="button"
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" />
        </button>
      </div>
      {children}
    </dialog>,
    document.body,
  );
}

interface PhotoFileProps {
  file: RefObject<HTMLInputElement | null>;
  label: string;
  onChosen: (file: File) => void;
}

/** It outlives what stands around it: while a phone's own camera is open, ours is taken away. */
export function PhotoFile({ file, label, onChosen }: PhotoFileProps) {
  return (
    <input
      ref={file}
      type="file"
      accept="image/*"
      capture="user"
      hidden
      aria-label={label}
      onChange={(event) => {
        const chosen = event.target.files?.[0];
        if (chosen) onChosen(chosen);
        event.target.value = ''; // the same file may be chosen again
      }}
    />
  );
}
