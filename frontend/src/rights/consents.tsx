import { useState } from 'react';
import type { StoredData } from '@/contract/types';
import { yourDataText } from '@/lib/text/your-data';
import { PrivacyLink } from '@/tracking/privacy-link';
import { CallButton } from '@/ui/call-button';
import { FieldError } from '@/ui/field-error/field-error';
import { useStrings } from '@/ui/language';
import { useFocusOnChange } from '@/ui/use-focus-on-change';
import type { Ask } from './use-held';

interface ConsentsProps {
  held: StoredData;
  ask: Ask;
}

/** What was agreed to, each withdrawn by one button: as easy as it was given. */
export function Consents({ held, ask }: ConsentsProps) {
  const t = useStrings(yourDataText);
  return (
    <section className="card card--pad own__card" aria-labelledby="consents">
      <h2 id="consents">{t.consentTitle}</h2>
      <Consent
        id="whatsapp"
        what={t.whatsapp}
        isGiven={held.hasWhatsapp}
        onWithdraw={() => ask('withdraw', { whatsapp: true }, t.withdrawn)}
      />
      <Consent
        id="sharing"
        what={t.sharing}
        isGiven={held.hasSharing}
        onWithdraw={() => ask('withdraw', { sharing: true }, t.withdrawn)}
      />
      <p>
        {t.device} <PrivacyLink />
      </p>
    </section>
  );
}

interface ConsentProps {
  id: string;
  what: string;
  isGiven: boolean;
  onWithdraw: () => Promise<string>;
}

function Consent({ id, what, isGiven, onWithdraw }: ConsentProps) {
  const t = useStrings(yourDataText);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const title = useFocusOnChange<HTMLHeadingElement>(isGiven);

  async function withdraw() {
    setBusy(true);
    setError(''); // the same once more is told once more
    setError(await onWithdraw());
    setBusy(false);
  }

  return (
    <div className="own__consent">
      <div>
        <h3 ref={title} tabIndex={-1}>
          {what}
        </h3>
        <p className="soft">{isGiven ? t.given : t.notGiven}</p>
        <FieldError id={`own-${id}-error`} message={error} />
      </div>
      {isGiven && (
        <CallButton className="btn btn--secondary" busy={busy} onClick={() => void withdraw()}>
          {t.withdraw} <span className="vh">{what}</span>
        </CallButton>
      )}
    </div>
  );
}
