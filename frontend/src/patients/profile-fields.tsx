import { useEffect, useRef } from 'react';
import { FieldError } from '@/ui/field-error/field-error';
import { useText } from '@/ui/text';
import type { ProfileForm } from './use-profile-form';

interface ProfileFieldProps {
  form: ProfileForm;
  field: 'name' | 'email';
  label: string;
  placeholder?: string;
  value: string;
  takesFocus?: boolean;
}

const KINDS = {
  name: { type: 'text', autoComplete: 'name', maxLength: 100 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
} as const;

export function ProfileField(props: ProfileFieldProps) {
  const { form, field, label, placeholder, value, takesFocus } = props;
  const input = useRef<HTMLInputElement>(null);
  const id = `profile-${field}`;
  const error = form.errors[field] ?? '';
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        name={field}
        ref={input}
        {...KINDS[field]}
        defaultValue={value}
        placeholder={placeholder}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={() => form.clear(field)}
      />
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

/** The button of a profile form, and beside it the word that it is done. */
export function SaveButton({ form, done }: { form: ProfileForm; done: string }) {
  const t = useText().account;
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
