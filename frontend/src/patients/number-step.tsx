import { useEffect, useRef } from 'react';
import { INDIA, maxDigits } from '@/lib/mobile';
import { accountText } from '@/lib/text/account';
import { BusyButton } from '@/ui/busy-button';
import { useStrings } from '@/ui/language';
import { MobileInput } from './mobile-input';
import { Terms } from './terms';
import type { LoginState } from './use-login';

/** Step 1: the mobile number. */
export function NumberStep({ login }: { login: LoginState }) {
  const t = useStrings(accountText);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const isLong = login.number.length >= maxDigits(INDIA);
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
        isBusy={login.busy}
        onChange={login.typeNumber}
      />
      <BusyButton label={t.sendOtp} busy={login.busy} isReady={isLong} isWide />
      <Terms />
    </form>
  );
}
