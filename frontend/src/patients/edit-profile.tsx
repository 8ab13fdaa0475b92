import { useState } from 'react';
import type { Profile } from '@/contract/types';
import { accountText } from '@/lib/text/account';
import { Icon } from '@/ui/icon/icon';
import { useStrings } from '@/ui/language';
import { Sheet } from '@/ui/sheet';
import { Logout } from './logout';
import { ProfileField, SaveButton } from './profile-fields';
import { useProfileForm } from './use-profile-form';

interface EditProfileProps {
  profile: Profile;
  onClosed: () => void;
}

/** Edit Profile, and from it the way out of every device. */
export function EditProfile({ profile, onClosed }: EditProfileProps) {
  const [leaves, setLeaves] = useState(false);
  return leaves ? (
    <Logout everywhere onClosed={onClosed} />
  ) : (
    <ProfileSheet profile={profile} onClosed={onClosed} onLeave={() => setLeaves(true)} />
  );
}

/** Shows 'Profile Updated', closes after half a second, and the page reloads. */
function ProfileSheet(props: EditProfileProps & { onLeave: () => void }) {
  const { profile, onClosed, onLeave } = props;
  const t = useStrings(accountText);
  const form = useProfileForm(onClosed);
  return (
    <Sheet id="edit-profile" title={t.editProfile} closeLabel={t.close} onClosed={onClosed}>
      <form className="modal__body form sheet-form" noValidate onSubmit={form.save}>
        <ProfileField form={form} field="name" label={t.name} value={profile.name} takesFocus />
        <ProfileField form={form} field="email" label={t.email} value={profile.email} />
        <SaveButton form={form} done={t.updated} />
        <button className="btn btn--quiet" type="button" onClick={onLeave}>
          <Icon name="log-out" />
          {t.everywhere}
        </button>
      </form>
    </Sheet>
  );
}
