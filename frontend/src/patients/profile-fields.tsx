import { useEffect, useRef } from 'react';
import { accountText } from '@/lib/text/account';
import { useStrings } from '@/ui/language';
import { EMAIL_INPUT, NAME_INPUT, TextField } from '@/ui/text-field';
import type { ProfileForm } from './use-profile-form';

interface ProfileFieldProps {
  form: ProfileForm;
  field: 'name' | 'email';
  label: string;
  placeholder?: string;
  value: string;
  takesFocus?: boolean;
}

const KINDS = { name: NAME_INPUT, email: EMAIL_INPUT };

export function ProfileField(props: ProfileFieldProps) {
  const { form, field, label, placeholder, value, takesFocus } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <TextField
      id={`profile-${field}`}
      label={label}
      error={form.errors[field] ?? ''}
      name={field}
      ref={input}
      {...KINDS[field]}
      defaultValue={value}
      placeholder={placeholder}
      aria-required="true"
      onChange={() => form.clear(field)}
    />
  );
}

/** The button of a profile form, and beside it the word that it is done. */
export function SaveButton({ form, done }: { form: ProfileForm; done: string }) {
  const t = useStrings(accountText);
  const isBusy = form.status !== 'idle';
  return (
    <>
      <button
        className="btn btn--lg btn--block"
        type="submit"
        disabled={isBusy}
        aria-busy={form.status === 'saving' || undefined}
      >
        {form.status === 'saving' && <span className="spinner" />}
        {form.status === 'saving' ? t.saving : t.save}
      </button>
      <div className="toast-line" role="status">
        {form.status === 'saved' && <p className="toast">{done}</p>}
      </div>
    </>
  );
}
