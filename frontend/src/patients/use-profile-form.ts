import { type FormEvent, useState } from 'react';
import { isName } from '@/lib/person-name';
import { accountText } from '@/lib/text/account';
import { useStrings } from '@/ui/language';
import { showToast } from '@/ui/toast/toast';
import { saveProfile } from './save-profile';
import { isSessionInMemory } from './session';

const EMAIL = /^[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i; // the twin of sehat/core/email.py
type ProfileErrors = { name?: string; email?: string };
/** Spec section 4: how long the success is shown before the page reloads. */
const SHOWN_FOR_MS = 500;

const focusOn = (field: string) => document.getElementById(`profile-${field}`)?.focus();

/** Edits name and email. `onSaved` comes in place of a reload where the session would end with the page. */
export function useProfileForm(onSaved: () => void) {
  const t = useStrings(accountText);
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [status, setStatus] = useState<'idle' | 'saving' | 'saved'>('idle');

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status !== 'idle') return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const value = (key: string) => String(data.get(key) ?? '').trim();
    const change = { name: value('name'), email: value('email') };
    const found: ProfileErrors = {};
    if (!isName(change.name)) found.name = t.needName;
    if (!EMAIL.test(change.email)) found.email = t.needEmail;
    setErrors(found);
    const wrong = Object.keys(found)[0];
    if (wrong) return focusOn(wrong);
    setStatus('saving');
    const refused = await saveProfile(change);
    if (refused) {
      // Who closed it meanwhile would take it for saved.
      if (!form.isConnected) return showToast(refused.message || t.wrong);
      const field = refused.errors?.[0]?.field === 'email' ? 'email' : 'name';
      setStatus('idle');
      setErrors({ [field]: refused.message || t.wrong });
      focusOn(field);
      return;
    }
    setStatus('saved');
    setTimeout(() => (isSessionInMemory() ? onSaved() : location.reload()), SHOWN_FOR_MS);
  }

  const clear = (key: keyof ProfileErrors) => setErrors(({ [key]: _, ...left }) => left);
  return { errors, status, save, clear };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
