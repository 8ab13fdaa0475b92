import { useState } from 'react';
import { endSession } from '@/lib/session';
import { Sheet } from '@/ui/sheet/sheet';
import { useText } from '@/ui/text';
import { call, LOGOUT } from './calls';
import { FieldError } from './field-error';
import { forgetPending } from './pending-profile';

/** Asks first; then the token is revoked, both cookies go, other tabs are told, and the page is loaded anew. */
export function Logout({ onClosed }: { onClosed: () => void }) {
  const t = useText().account;
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  async function logOut() {
    setBusy(true);
    const answer = await call('POST', LOGOUT, {});
    setBusy(false);
    if (answer?.code !== 200) {
      setError(answer?.message || t.wrong);
      return;
    }
    forgetPending();
    endSession();
    location.reload();
  }

  return (
    <Sheet id="logout" title={t.logoutQuestion} onClosed={onClosed}>
      <div className="modal__body">
        <FieldError id="logout-error" message={error} />
        <div className="two-btns">
          <button className="btn btn--secondary" type="button" onClick={onClosed}>
            {t.cancel}
          </button>
          <button
            className="btn"
            type="button"
            disabled={busy}
            aria-busy={busy || undefined}
            onClick={() => void logOut()}
          >
            {t.yesLogout}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
