import { type Ref, useEffect, useRef } from 'react';
import type { ProofGiven } from '@/contract/types';
import { INDIA, maxDigits } from '@/lib/mobile';
import { accountText } from '@/lib/text/account';
import { yourDataText } from '@/lib/text/your-data';
import { MobileInput } from '@/patients/mobile-input';
import { CodeForm } from '@/patients/one-time-code/code-form';
import { type CodeState, useCode } from '@/patients/one-time-code/use-code';
import { BusyButton } from '@/ui/busy-button';
import { useStrings } from '@/ui/language';
import { useFocusOnChange } from '@/ui/use-focus-on-change';

const CALLS = { send: '/api/privacy/code', check: '/api/privacy/proof' };

interface ProveProps {
  /** Why it is asked again; "" at first. */
  notice: string;
  onProved: (proof: string) => void;
}

/** Proving a number: nothing is told of it before the code is right. */
export function Prove({ notice, onProved }: ProveProps) {
  const t = useStrings(yourDataText);
  const proof = useCode<ProofGiven>(CALLS, (given) => onProved(given.proof));
  const input = useFocusOnChange<HTMLInputElement>(proof.isSent);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (notice !== '') title.current?.focus(); // what was pressed is gone
  }, [notice]);
  return (
    <section className="card card--pad own__card own__prove" aria-labelledby="prove">
      <h2 id="prove" ref={title} tabIndex={-1}>
        {proof.isSent ? t.codeTitle : t.proveTitle}
      </h2>
      <p role="status" className={notice === '' ? 'vh' : 'notice'}>
        {notice}
      </p>
      {proof.isSent ? (
        <CodeForm id="proof-otp" state={proof} submit={t.show} />
      ) : (
        <NumberForm proof={proof} ref={input} />
      )}
    </section>
  );
}

interface NumberFormProps {
  proof: CodeState;
  ref: Ref<HTMLInputElement>;
}

function NumberForm({ proof, ref }: NumberFormProps) {
  const t = useStrings(accountText);
  const { proveText } = useStrings(yourDataText);
  const isLong = proof.number.length >= maxDigits(INDIA);
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void proof.send(0);
      }}
    >
      <p className="soft">{proveText}</p>
      <MobileInput
        id="proof-mobile"
        label={t.mobile}
        hint={t.mobileHint}
        value={proof.number}
        error={proof.error}
        isBusy={proof.busy}
        ref={ref}
        onChange={proof.typeNumber}
      />
      <BusyButton label={t.sendOtp} busy={proof.busy} isReady={isLong} />
    </form>
  );
}
