import type { ProofGiven } from '@/contract/types';
import { INDIA, maxDigits } from '@/lib/mobile';
import { MobileInput } from '@/patients/mobile-input';
import { CodeForm } from '@/patients/one-time-code/code-form';
import { type CodeState, useCode } from '@/patients/one-time-code/use-code';
import { BusyButton } from '@/ui/busy-button';
import { useText } from '@/ui/text';

const CALLS = { send: '/api/privacy/code', check: '/api/privacy/proof' };

interface ProveProps {
  /** Why it is asked again; "" at first. */
  notice: string;
  onProved: (proof: string) => void;
}

/** Proving a number: nothing is told of it before the code is right. */
export function Prove({ notice, onProved }: ProveProps) {
  const t = useText().yourData;
  const proof = useCode<ProofGiven>(CALLS, (given) => onProved(given.proof));
  return (
    <section className="card card--pad own__card own__prove" aria-labelledby="prove">
      <h2 id="prove">{proof.isSent ? t.codeTitle : t.proveTitle}</h2>
      <p role="status" className={notice === '' ? 'vh' : 'notice'}>
        {notice}
      </p>
      {proof.isSent ? (
        <CodeForm id="proof-otp" state={proof} submit={t.show} />
      ) : (
        <NumberForm proof={proof} />
      )}
    </section>
  );
}

function NumberForm({ proof }: { proof: CodeState }) {
  const t = useText();
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
      <p className="soft">{t.yourData.proveText}</p>
      <MobileInput
        id="proof-mobile"
        label={t.account.mobile}
        hint={t.account.mobileHint}
        value={proof.number}
        error={proof.error}
        onChange={proof.typeNumber}
      />
      <BusyButton label={t.account.sendOtp} busy={proof.busy} isReady={isLong} />
    </form>
  );
}
