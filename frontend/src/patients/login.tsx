import { accountText } from '@/lib/text/account';
import { Icon } from '@/ui/icon/icon';
import { useStrings } from '@/ui/language';
import { Sheet } from '@/ui/sheet';
import { NumberStep } from './number-step';
import { CodeForm } from './one-time-code/code-form';
import { isSessionInMemory } from './session';
import { Terms } from './terms';
import { useLogin } from './use-login';
import { useNoShorter } from './use-no-shorter';

interface LoginProps {
  onClosed: () => void;
  /** A second after the login, or when it is closed in a browser without cookies. */
  onDone: (hasName: boolean) => void;
}

/** The login: mobile number, OTP, done (spec section 4). */
export function Login({ onClosed, onDone }: LoginProps) {
  const t = useStrings(accountText);
  const login = useLogin((user) => onDone(user.name !== ''));
  const body = useNoShorter();
  const isCode = login.step === 'code';
  return (
    <Sheet
      id="login"
      title={isCode ? t.otpTitle : t.loginTitle}
      closeLabel={t.close}
      onClosed={login.step === 'loggedin' ? login.finish : onClosed}
    >
      <div className="modal__body" ref={body}>
        {login.step === 'number' && <NumberStep login={login} />}
        {isCode && (
          <CodeForm id="login-otp" state={login} submit={t.verify} hint={t.pasteHint} isSheet>
            <Terms />
          </CodeForm>
        )}
        <div role="status">{login.step === 'loggedin' && <Done />}</div>
      </div>
    </Sheet>
  );
}

function Done() {
  const t = useStrings(accountText);
  return (
    <div className="login-done">
      <Icon name="circle-check" />
      <p>{t.loggedIn}</p>
      {isSessionInMemory() && <p className="hint">{t.cookiesBlocked}</p>}
    </div>
  );
}
