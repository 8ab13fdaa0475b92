import { FieldError } from '@/ui/field-error/field-error';
import { useText } from '@/ui/text';

interface PlainNumberProps {
  action: string;
  mobile: string;
  error: string;
}

/** Asks for the code without JavaScript. */
export function PlainNumber({ action, mobile, error }: PlainNumberProps) {
  const t = useText();
  const isWrong = error !== '';
  return (
    <section className="card card--pad own__card" aria-labelledby="plain-prove">
      <h2 id="plain-prove">{t.yourData.proveTitle}</h2>
      <form className="form" method="post" action={action}>
        <p className="soft">{t.yourData.proveText}</p>
        <div className="field" data-invalid={isWrong ? '' : undefined}>
          <label htmlFor="plain-mobile">{t.account.mobile}</label>
          <input
            className="input"
            id="plain-mobile"
            name="mobileNo"
            type="tel"
            autoComplete="tel-national"
            maxLength={20}
            defaultValue={mobile}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? 'plain-mobile-error' : undefined}
          />
          <FieldError id="plain-mobile-error" message={error} />
        </div>
        <button className="btn btn--lg" type="submit" name="wish" value="code">
          {t.account.sendOtp}
        </button>
      </form>
    </section>
  );
}
