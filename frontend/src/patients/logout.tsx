import { accountText } from '@/lib/text/account';
import { Confirm } from '@/ui/confirm';
import { useStrings } from '@/ui/language';
import { call, LOGOUT } from './call';
import { clearPending } from './pending-profile';
import { endSession } from './session';

interface LogoutProps {
  /** On all devices of this patient, not on this one alone. */
  everywhere?: boolean;
  onClosed: () => void;
}

/** Asks first; then tokens are revoked, both cookies go, other tabs are notified, and the page reloads. */
export function Logout({ everywhere = false, onClosed }: LogoutProps) {
  const t = useStrings(accountText);

  async function logOut(): Promise<string> {
    const answer = await call('POST', LOGOUT, everywhere ? { everywhere } : {});
    if (answer?.code !== 200) return answer?.message || t.wrong;
    clearPending();
    endSession();
    location.reload();
    return '';
  }

  return (
    <Confirm
      id="logout"
      question={everywhere ? t.everywhereQuestion : t.logoutQuestion}
      text={everywhere ? t.everywhereText : ''}
      yes={everywhere ? t.yesEverywhere : t.yesLogout}
      no={t.cancel}
      onYes={logOut}
      onClosed={onClosed}
    />
  );
}
