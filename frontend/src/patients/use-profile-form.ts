import { type FormEvent, useState } from 'react';
import { changeProfile, currentProfile, isHeld } from '@/lib/session';
import { useText } from '@/ui/text';
import { call, UPDATE } from './calls';
import { keepPending } from './pending-profile';

const EMAIL = /^[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i; // the twin of sehat/core/email.py
export type ProfileErrors = { name?: string; email?: string };
interface Setup {
  withEmail: boolean;
  /** How long the success is shown before the page is loaded anew. */
  shownForMs: number;
  /** In place of that where the session would end with the page. */
  onSaved: () => void;
}

/**
 * Saves name and email. A network failure is shown as the success it is going to be: the change is kept on
 * this device and sent again until the server has it (decisions 3.4).
 */
export function useProfileForm({ withEmail, shownForMs, onSaved }: Setup) {
  const t = useText().account;
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [status, setStatus] = useState<'idle' | 'saving' | 'saved'>('idle');

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status !== 'idle') return;
    const data = new FormData(event.currentTarget);
    const value = (key: string) => String(data.get(key) ?? '').trim();
    const change = { name: value('name'), ...(withEmail && { email: value('email') }) };
    const found: ProfileErrors = {};
    if (!change.name || /[<>]/.test(change.name)) found.name = t.needName;
    if (change.email !== undefined && !EMAIL.test(change.email)) found.email = t.needEmail;
    setErrors(found);
    const wrong = Object.keys(found)[0];
    if (wrong) {
      document.getElementById(`profile-${wrong}`)?.focus();
      return;
    }
    setStatus('saving');
    const answer = await call('PUT', UPDATE, change);
    if (answer && answer.code >= 400 && answer.code < 500) {
      setStatus('idle');
      const isEmail = answer.message === t.needEmail;
      setErrors({ [isEmail ? 'email' : 'name']: answer.message || t.wrong });
      return;
    }
    const profile = currentProfile();
    if (answer?.code !== 200 && profile) keepPending({ id: profile.id, change });
    changeProfile(change);
    setStatus('saved');
    setTimeout(() => (isHeld() ? onSaved() : location.reload()), shownForMs);
  }

  const clear = (key: keyof ProfileErrors) => setErrors(({ [key]: _, ...left }) => left);
  return { errors, status, save, clear };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
