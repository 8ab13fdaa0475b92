import { useEffect, useRef, useState } from 'react';
import { CallButton } from './call-button';
import { FieldError } from './field-error/field-error';
import { Sheet } from './sheet';
import { showToast } from './toast/toast';

interface ConfirmProps {
  id: string;
  question: string;
  /** What it means to say yes. */
  text?: string;
  yes: string;
  no: string;
  /** Does it. "" when it is done; else what to tell, and the question stays. */
  onYes: () => Promise<string>;
  onClosed: () => void;
}

/** Asks before something that cannot be undone. Who closes it meanwhile is told of a failure in passing. */
export function Confirm({ id, question, text = '', yes, no, onYes, onClosed }: ConfirmProps) {
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  async function confirm() {
    setBusy(true);
    setError('');
    const failure = await onYes();
    if (!isThere.current && failure) showToast(failure);
    setBusy(false);
    setError(failure);
  }

  return (
    <Sheet id={id} title={question} onClosed={onClosed}>
      <div className="modal__body">
        {text !== '' && <p>{text}</p>}
        <FieldError id={`${id}-error`} message={error} />
        <div className="two-btns">
          <button className="btn btn--secondary" type="button" disabled={busy} onClick={onClosed}>
            {no}
          </button>
          <CallButton busy={busy} onClick={() => void confirm()}>
            {yes}
          </CallButton>
        </div>
      </div>
    </Sheet>
  );
}
