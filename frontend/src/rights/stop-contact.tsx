import { useState } from 'react';
import type { StoredData } from '@/contract/types';
import { yourDataText } from '@/lib/text/your-data';
import { CallButton } from '@/ui/call-button';
import { FieldError } from '@/ui/field-error/field-error';
import { useStrings } from '@/ui/language';
import { useFocusOnChange } from '@/ui/use-focus-on-change';
import { hasRequests } from './held';
import type { Ask } from './use-held';

/** No call and no message about any request of this number. */
export function StopContact({ held, ask }: { held: StoredData; ask: Ask }) {
  const t = useStrings(yourDataText);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const title = useFocusOnChange<HTMLHeadingElement>(held.isContacted);

  async function stop() {
    setBusy(true);
    setError(''); // the same once more is told once more
    setError(await ask('stop-contact', {}, t.stopped));
    setBusy(false);
  }

  if (!hasRequests(held)) return null;
  return (
    <section className="card card--pad own__card" aria-labelledby="stop">
      <h2 id="stop" ref={title} tabIndex={-1}>
        {t.stopTitle}
      </h2>
      <p>{held.isContacted ? t.stopText : t.stopped}</p>
      <FieldError id="own-stop-error" message={error} />
      {held.isContacted && (
        <div>
          <CallButton className="btn btn--secondary" busy={busy} onClick={() => void stop()}>
            {t.stop}
          </CallButton>
        </div>
      )}
    </section>
  );
}
