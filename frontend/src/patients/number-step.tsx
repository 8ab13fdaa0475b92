import { useEffect, useRef } from 'react';
import { BLOCKED_KEYS, INDIA, longest, splitPrefix, typedDigits } from '@/lib/mobile';
import { useText } from '@/ui/text';
import { FieldError } from './field-error';
import { Terms } from './terms';
import type { LoginState } from './use-login';

/** Digits of an Indian number; a pasted +91… loses its prefix. */
function tidy(typed: string): string {
  const parted = splitPrefix(typed);
  return typedDigits(parted?.code === INDIA ? parted.number : typed, INDIA);
}

/** Step 1: the mobile number. */
export function NumberStep({ login }: { login: LoginState }) {
  const t = useText().account;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const isLong = login.number.length >= longest(INDIA);
  const isWrong = login.error !== '';
  return (
    <form
      className="form sheet-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void login.send(0);
      }}
    >
      <p className="soft">{t.loginText}</p>
      <div className="field" data-invalid={isWrong ? '' : undefined}>
        <label htmlFor="login-mobile">{t.mobile}</label>
        <div className="phone phone--india">
          <span className="input" aria-hidden="true">
            {INDIA}
          </span>
          <input
            className="input"
            id="login-mobile"
            ref={input}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            placeholder={t.mobileHint}
            value={login.number}
            aria-required="true"
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? 'login-mobile-error' : undefined}
            onChange={(event) => login.typeNumber(tidy(event.target.value))}
            onKeyDown={(event) => {
              const isCommand = event.ctrlKey || event.metaKey;
              if (BLOCKED_KEYS.has(event.key) && !isCommand) event.preventDefault();
            }}
          />
        </div>
        <FieldError id="login-mobile-error" message={login.error} />
      </div>
      <button
        className="btn btn--lg btn--block"
        type="submit"
        disabled={!isLong || login.busy}
        aria-busy={login.busy || undefined}
      >
        {login.busy && <span className="spinner" />}
        {t.sendOtp}
      </button>
      <Terms />
    </form>
  );
}
