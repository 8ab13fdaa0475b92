import type { ReactNode } from 'react';
import { Sheet } from '@/ui/sheet/sheet';
import { useText } from '@/ui/text';
import { ProfileField, SaveButton } from './profile-fields';
import { useProfileForm } from './use-profile-form';

interface PersonalDetailsProps {
  onClosed: () => void;
  /** Above the button: the city, where app puts one. */
  children?: ReactNode;
}

/** 'Personal Details', for who is logged in without a name (spec section 4). */
export function PersonalDetails({ onClosed, children }: PersonalDetailsProps) {
  const t = useText().account;
  const form = useProfileForm({ withEmail: false, shownForMs: 1000, onSaved: onClosed });
  return (
    <Sheet id="personal-details" title={t.personalDetails} closeLabel={t.close} onClosed={onClosed}>
      <form className="modal__body form sheet-form" noValidate onSubmit={form.save}>
        <ProfileField
          form={form}
          field="name"
          label={t.name}
          placeholder={t.fullName}
          value=""
          takesFocus
        />
        {children}
        <SaveButton form={form} done={t.updatedSuccessfully} />
      </form>
    </Sheet>
  );
}
