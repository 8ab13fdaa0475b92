import { useEffect } from 'react';
import { INDIA, longest } from '@/lib/mobile';
import { FieldError } from '@/ui/field-error/field-error';
import { Icon } from '@/ui/icon/icon';
import { MobileInput } from '@/ui/mobile-input/mobile-input';
import { isWhole, OtpRow } from '@/ui/otp-row/otp-row';
import { Resend } from '@/ui/otp-row/resend';
import { useText } from '@/ui/text';
import { type ProofState, useProof } from './use-proof';

interface ProveProps {
  /** Why it is asked again; "" at first. */
  notice: string;
  onProved: (proof: string) => void;
}

/** Proving a number: nothing is told of it before the code is right. */
export function Prove({ notice, onProved }: ProveProps) {
  const t = useText().yourData;
  const proof = useProof(onProved);
  return (
    <section className="card card--pad own__card own__prove" aria-labelledby="prove">
      <h2 id="prove">{proof.isSent ? t.codeTitle : t.proveTitle}</h2>
      <p role="status" className={notice === '' ? 'vh' : 'notice'}>
        {notice}
      </p>
      {proof.isSent ? <CodeForm proof={proof} /> : <NumberForm proof={proof} />}
    </section>
  );
}

function NumberForm({ proof }: { proof: ProofState }) {
  const t = useText();
  const isLong = proof.number.length >= longest(INDIA);
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
      <Submit label={t.account.sendOtp} busy={proof.busy} isReady={isLong} />
    </form>
  );
}

function CodeForm({ proof }: { proof: ProofState }) {
  const t = useText();
  const isWrong = proof.error !== '';
  useEffect(() => document.getElementById('proof-otp')?.focus(), []);
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void proof.verify();
      }}
    >
      <div>
        <p role="status">{t.account.sent}</p>
        <p className="otp-number">
          <b>
            {INDIA} {proof.number.slice(0, 5)} {proof.number.slice(5)}
          </b>
          <button className="btn btn--quiet" type="button" onClick={proof.editNumber}>
            <Icon name="pencil" />
            <span>
              {t.account.edit}
              <span className="vh">{t.account.editNumber}</span>
            </span>
          </button>
        </p>
      </div>
      <div className="field" data-invalid={isWrong ? '' : undefined}>
        <OtpRow
          id="proof-otp"
          legend={t.account.otp}
          digitLabel={t.account.digit}
          value={proof.code}
          onChange={proof.typeCode}
          invalid={isWrong}
          describedBy={isWrong ? 'proof-otp-error' : undefined}
        />
        <FieldError id="proof-otp-error" message={proof.error} />
      </div>
      <Resend seconds={proof.seconds} text={t.account} onResend={() => void proof.send(1)} />
      <Submit label={t.yourData.show} busy={proof.busy} isReady={isWhole(proof.code)} />
    </form>
  );
}

function Submit({ label, busy, isReady }: { label: string; busy: boolean; isReady: boolean }) {
  return (
    <button
      className="btn btn--lg"
      type="submit"
      disabled={!isReady || busy}
      aria-busy={busy || undefined}
    >
      {busy && <span className="spinner" />}
      {label}
    </button>
  );
}
