import { useEffect } from 'react';
import { INDIA } from '@/lib/mobile';
import { FieldError } from '@/ui/field-error/field-error';
import { Icon } from '@/ui/icon/icon';
import { isWhole, OtpRow } from '@/ui/otp-row/otp-row';
import { Resend } from '@/ui/otp-row/resend';
import { useText } from '@/ui/text';
import { Terms } from './terms';
import type { LoginState } from './use-login';

/** Step 2: the code, a way back to the number, and another code after 30 seconds. */
export function CodeStep({ login }: { login: LoginState }) {
  const t = useText().account;
  useEffect(() => document.getElementById('login-otp')?.focus(), []);
  const isWrong = login.error !== '';
  return (
    <form
      className="form sheet-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void login.verify();
      }}
    >
      <div>
        <p role="status">{t.sent}</p>
        <p className="otp-number">
          <b>
            {INDIA} {login.number.slice(0, 5)} {login.number.slice(5)}
          </b>
          <button className="btn btn--quiet" type="button" onClick={login.editNumber}>
            <Icon name="pencil" />
            <span>
              {t.edit}
              <span className="vh">{t.editNumber}</span>
            </span>
          </button>
        </p>
      </div>
      <div className="field" data-invalid={isWrong ? '' : undefined}>
        <OtpRow
          id="login-otp"
          legend={t.otp}
          digitLabel={t.digit}
          value={login.code}
          onChange={login.typeCode}
          invalid={isWrong}
          describedBy={isWrong ? 'login-otp-error login-otp-hint' : 'login-otp-hint'}
        />
        <FieldError id="login-otp-error" message={login.error} />
        <p className="hint" id="login-otp-hint">
          {t.pasteHint}
        </p>
      </div>
      <Resend seconds={login.seconds} text={t} onResend={() => void login.send(1)} />
      <button
        className="btn btn--lg btn--block"
        type="submit"
        disabled={!isWhole(login.code) || login.busy}
        aria-busy={login.busy || undefined}
      >
        {login.busy && <span className="spinner" />}
        {t.verify}
      </button>
      <Terms />
    </form>
  );
}
