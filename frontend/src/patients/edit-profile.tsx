import type { Profile } from '@/contract/types';
import { Sheet } from '@/ui/sheet/sheet';
import { useText } from '@/ui/text';
import { ProfileField, SaveButton } from './profile-fields';
import { useProfileForm } from './use-profile-form';

/** Edit Profile: shows 'Profile Updated', closes after half a second, and the page is loaded anew. */
export function EditProfile({ profile, onClosed }: { profile: Profile; onClosed: () => void }) {
  const t = useText().account;
  const form = useProfileForm(onClosed);
  return (
    <Sheet id="edit-profile" title={t.editProfile} closeLabel={t.close} onClosed={onClosed}>
      <form className="modal__body form sheet-form" noValidate onSubmit={form.save}>
        <ProfileField form={form} field="name" label={t.name} value={profile.name} takesFocus />
        <ProfileField form={form} field="email" label={t.email} value={profile.email} />
        <SaveButton form={form} done={t.updated} />
      </form>
    </Sheet>
  );
}
