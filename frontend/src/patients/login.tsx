import { useState } from 'react';
import { isHeld } from '@/lib/session';
import { Icon } from '@/ui/icon/icon';
import { Sheet } from '@/ui/sheet/sheet';
import { useText } from '@/ui/text';
import { CodeStep } from './code-step';
import { NumberStep } from './number-step';
import { PersonalDetails } from './personal-details';
import { useLogin } from './use-login';

/** The login, and after it the personal details of who has no name yet (spec section 4). */
export function Login({ onClosed }: { onClosed: () => void }) {
  const [needsName, setNeedsName] = useState(false);
  return needsName ? (
    <PersonalDetails onClosed={onClosed} />
  ) : (
    <LoginSheet
      onClosed={onClosed}
      onDone={(hasName) => (hasName ? onClosed() : setNeedsName(true))}
    />
  );
}

interface LoginSheetProps {
  onClosed: () => void;
  onDone: (hasName: boolean) => void;
}

function LoginSheet({ onClosed, onDone }: LoginSheetProps) {
  const t = useText().account;
  const login = useLogin((user) => onDone(user.name !== ''));
  const isCode = login.step === 'code';
  return (
    <Sheet
      id="login"
      title={isCode ? t.otpTitle : t.loginTitle}
      closeLabel={t.close}
      onClosed={login.step === 'loggedin' ? login.finish : onClosed}
    >
      <div className="modal__body">
        {login.step === 'number' && <NumberStep login={login} />}
        {isCode && <CodeStep login={login} />}
        <div role="status">{login.step === 'loggedin' && <Done />}</div>
      </div>
    </Sheet>
  );
}

function Done() {
  const t = useText().account;
  return (
    <div className="login-done">
      <Icon name="circle-check" />
      <p>{t.loggedIn}</p>
      {isHeld() && <p className="hint">{t.cookiesBlocked}</p>}
    </div>
  );
}
