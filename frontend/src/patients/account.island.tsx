import { useEffect, useState } from 'react';
import { useProfile } from '@/lib/session';
import { AccountMenu, AccountRow } from './account-menu';
import { EditProfile } from './edit-profile';
import { Guest } from './guest';
import { Logout } from './logout';
import { replayUntilDone } from './pending-profile';

export interface AccountProps {
  place: 'header' | 'menu';
}

/** A Login button for a guest; for who is logged in, the avatar with Edit Profile and Logout. */
export default function Account({ place }: AccountProps) {
  const profile = useProfile();
  const [open, setOpen] = useState<'edit' | 'logout' | null>(null);
  const id = profile?.id;
  useEffect(() => (id && place === 'header' ? replayUntilDone(id) : undefined), [id, place]);
  if (!profile) return <Guest place={place} />;
  const View = place === 'header' ? AccountMenu : AccountRow;
  const close = () => setOpen(null);
  return (
    <>
      <View profile={profile} onEdit={() => setOpen('edit')} onLogout={() => setOpen('logout')} />
      {open === 'edit' && <EditProfile profile={profile} onClosed={close} />}
      {open === 'logout' && <Logout onClosed={close} />}
    </>
  );
}
