import { useEffect, useRef } from 'react';
import { INDIA, longest } from '@/lib/mobile';
import { MobileInput } from '@/ui/mobile-input/mobile-input';
import { useText } from '@/ui/text';
import { Terms } from './terms';
import type { LoginState } from './use-login';

/** Step 1: the mobile number. */
export function NumberStep({ login }: { login: LoginState }) {
  const t = useText().account;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const isLong = login.number.length >= longest(INDIA);
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
      <MobileInput
        id="login-mobile"
        ref={input}
        label={t.mobile}
        hint={t.mobileHint}
        value={login.number}
        error={login.error}
        onChange={login.typeNumber}
      />
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
