import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Login } from '@/patients/login';
import { TextProvider } from '@/ui/text';
import { pageLanguage } from './page-data';
import { PlaceDialog } from './place-dialog';

/** Opens the login. Focus returns to the button, or to what stands in its place by then. */
export function openLogin(button: HTMLElement): void {
  const slot = button.closest('[data-island]');
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <TextProvider language={pageLanguage()}>
      <LoginThenDetails
        onClosed={() => {
          root.unmount();
          place.remove();
          const back = button.isConnected
            ? button
            : slot?.querySelector<HTMLElement>('summary, button');
          back?.focus();
        }}
      />
    </TextProvider>,
  );
}

/** The login, and after it the personal details of who has no name yet (spec section 4). */
function LoginThenDetails({ onClosed }: { onClosed: () => void }) {
  const [needsName, setNeedsName] = useState(false);
  if (needsName) return <PlaceDialog onClosed={onClosed} />;
  return (
    <Login onClosed={onClosed} onDone={(hasName) => (hasName ? onClosed() : setNeedsName(true))} />
  );
}
