import { useState } from 'react';
import { mountDialog } from '@/ui/mount-dialog';
import { Login } from './login';
import { PlaceDialog } from './place-dialog';

export default function openLogin(button: HTMLElement): void {
  mountDialog(button, (onClosed) => <LoginThenDetails onClosed={onClosed} />);
}

/** The login, and after it the personal details of who has no name yet (spec section 4). */
function LoginThenDetails({ onClosed }: { onClosed: () => void }) {
  const [needsName, setNeedsName] = useState(false);
  if (needsName) return <PlaceDialog onClosed={onClosed} />;
  return (
    <Login onClosed={onClosed} onDone={(hasName) => (hasName ? onClosed() : setNeedsName(true))} />
  );
}
