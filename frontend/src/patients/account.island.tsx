import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { AccountMenu, AccountRow } from './account-menu';
import { EditProfile } from './edit-profile';
import { Guest } from './guest';
import { Logout } from './logout';
import { replayUntilDone } from './pending-profile';
import { useProfile } from './session';

export interface AccountProps {
  place: 'header' | 'menu';
}

/** Where the focus returns to: what opened the menu. */
const OPENED_FROM = { header: '.account > summary', menu: '.side-menu > summary' };

/** A Login button for a guest; for who is logged in, the avatar with Edit Profile and Logout. */
export default function Account({ place }: AccountProps) {
  const profile = useProfile();
  const [open, setOpen] = useState<'edit' | 'logout' | null>(null);
  const id = profile?.id;
  useEffect(() => (id && place === 'header' ? replayUntilDone(id) : undefined), [id, place]);
  // A session that ended elsewhere takes the dialog with it: what stands in it is not the next patient's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each other patient
  useEffect(() => setOpen(null), [id]);
  // Once the dialog is gone: what it was chosen from is hidden in a closed menu.
  useEffect(() => {
    if (open) return () => document.querySelector<HTMLElement>(OPENED_FROM[place])?.focus();
  }, [open, place]);
  if (!profile) return <Guest place={place} />;
  const View = place === 'header' ? AccountMenu : AccountRow;
  const close = () => setOpen(null);
  return (
    <>
      <View profile={profile} onEdit={() => setOpen('edit')} onLogout={() => setOpen('logout')} />
      {open &&
        createPortal(
          open === 'edit' ? (
            <EditProfile profile={profile} onClosed={close} />
          ) : (
            <Logout onClosed={close} />
          ),
          document.body, // the menu it was chosen from is closed by now, and hides what is in it
        )}
    </>
  );
}
