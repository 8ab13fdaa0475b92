import type { ReactNode } from 'react';
import { useText } from '@/ui/text';
import { TextField } from '@/ui/text-field';

interface PlainProofProps {
  action: string;
  mobile: string;
  error: string;
}

/** Asks for the number without JavaScript. */
export function PlainNumber({ action, mobile, error }: PlainProofProps) {
  const t = useText();
  return (
    <ProofCard id="plain-prove" title={t.yourData.proveTitle} action={action}>
      <p className="soft">{t.yourData.proveText}</p>
      <TextField
        id="plain-mobile"
        label={t.account.mobile}
        error={error}
        name="mobileNo"
        type="tel"
        autoComplete="tel-national"
        maxLength={20}
        defaultValue={mobile}
      />
      <button className="btn btn--lg" type="submit" name="wish" value="code">
        {t.account.sendOtp}
      </button>
    </ProofCard>
  );
}

/** Takes the code without JavaScript, or sends another one. */
export function PlainCode({ action, mobile, error }: PlainProofProps) {
  const t = useText();
  return (
    <ProofCard id="plain-code" title={t.yourData.codeTitle} action={action}>
      <p role="status">{t.account.sent}</p>
      <input type="hidden" name="mobileNo" value={mobile} />
      <TextField
        id="plain-otp"
        label={t.account.otp}
        error={error}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12} // “123 456” is pasted whole
      />
      <button className="btn btn--lg" type="submit" name="wish" value="proof">
        {t.yourData.show}
      </button>
      <button className="btn btn--secondary" type="submit" name="wish" value="code">
        {t.account.resend}
      </button>
    </ProofCard>
  );
}

interface ProofCardProps {
  id: string;
  title: string;
  action: string;
  children: ReactNode;
}

/** One step of the proof: a form that posts. */
function ProofCard({ id, title, action, children }: ProofCardProps) {
  return (
    <section className="card card--pad own__card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <form className="form" method="post" action={action}>
        {children}
      </form>
    </section>
  );
}
