import { useState } from 'react';
import type { StoredData } from '@/contract/types';
import { dayOf } from '@/lib/dates';
import { yourDataText } from '@/lib/text/your-data';
import { CallButton } from '@/ui/call-button';
import { Confirm } from '@/ui/confirm';
import { FieldError } from '@/ui/field-error/field-error';
import { useLanguage, useStrings } from '@/ui/language';
import { useFocusOnChange } from '@/ui/use-focus-on-change';
import type { Ask } from './use-held';

interface EraseProps {
  held: StoredData;
  waitDays: number;
  ask: Ask;
}

/** Erasing in two steps: it waits, and may be taken back here until its day. */
export function Erase({ held, waitDays, ask }: EraseProps) {
  const t = useStrings(yourDataText);
  const language = useLanguage();
  const title = useFocusOnChange<HTMLHeadingElement>(held.erasure !== null);
  return (
    <section className="card card--pad own__card" aria-labelledby="erase">
      <h2 id="erase" ref={title} tabIndex={-1}>
        {held.erasure ? t.pendingTitle(dayOf(held.erasure.dueAt, language)) : t.eraseTitle}
      </h2>
      {held.erasure ? <Pending ask={ask} /> : <Begin ask={ask} waitDays={waitDays} />}
    </section>
  );
}

function Begin({ ask, waitDays }: { ask: Ask; waitDays: number }) {
  const t = useStrings(yourDataText);
  const [isAsked, setIsAsked] = useState(false);
  const language = useLanguage();
  /** As the server says: the clock of a phone may be wrong. */
  const pending = ({ erasure }: StoredData) =>
    erasure ? t.pendingTitle(dayOf(erasure.dueAt, language)) : '';
  return (
    <>
      <p>{t.eraseText(waitDays)}</p>
      <p>{t.eraseKept}</p>
      <div>
        <button className="btn btn--secondary" type="button" onClick={() => setIsAsked(true)}>
          {t.erase}
        </button>
      </div>
      {isAsked && (
        <Confirm
          id="own-erase"
          question={t.eraseQuestion}
          text={t.eraseText(waitDays)}
          yes={t.eraseYes}
          no={t.cancel}
          onYes={() => ask('erase', {}, pending)}
          onClosed={() => setIsAsked(false)}
        />
      )}
    </>
  );
}

function Pending({ ask }: { ask: Ask }) {
  const t = useStrings(yourDataText);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  async function keep() {
    setBusy(true);
    setError(''); // the same once more is told once more
    setError(await ask('keep', {}, t.kept));
    setBusy(false);
  }

  return (
    <>
      <p>{t.pendingText}</p>
      <FieldError id="own-erase-error" message={error} />
      <div>
        <CallButton busy={busy} onClick={() => void keep()}>
          {t.keep}
        </CallButton>
      </div>
    </>
  );
}
