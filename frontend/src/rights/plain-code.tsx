import { FieldError } from '@/ui/field-error/field-error';
import { useText } from '@/ui/text';

interface PlainCodeProps {
  action: string;
  mobile: string;
  error: string;
}

/** Takes the code without JavaScript, or sends another one. */
export function PlainCode({ action, mobile, error }: PlainCodeProps) {
  const t = useText();
  const isWrong = error !== '';
  return (
    <section className="card card--pad own__card" aria-labelledby="plain-code">
      <h2 id="plain-code">{t.yourData.codeTitle}</h2>
      <form className="form" method="post" action={action}>
        <p role="status">{t.account.sent}</p>
        <input type="hidden" name="mobileNo" value={mobile} />
        <div className="field" data-invalid={isWrong ? '' : undefined}>
          <label htmlFor="plain-otp">{t.account.otp}</label>
          <input
            className="input"
            id="plain-otp"
            name="otp"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? 'plain-otp-error' : undefined}
          />
          <FieldError id="plain-otp-error" message={error} />
        </div>
        <button className="btn btn--lg" type="submit" name="wish" value="proof">
          {t.yourData.show}
        </button>
        <button className="btn btn--secondary" type="submit" name="wish" value="code">
          {t.account.resend}
        </button>
      </form>
    </section>
  );
}
