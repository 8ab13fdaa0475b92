import type { InputHTMLAttributes, Ref } from 'react';
import { FieldError } from './field-error/field-error';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  /** '' where there is none. */
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Of a person: as long as the server takes (sehat/core). */
export const NAME_INPUT = { type: 'text', autoComplete: 'name', maxLength: 100 } as const;
export const EMAIL_INPUT = { type: 'email', autoComplete: 'email', maxLength: 254 } as const;

/** A text input with its label above it and its error under it. */
export function TextField({ id, label, error = '', ...input }: TextFieldProps) {
  const isWrong = error !== '';
  return (
    <div className="field" data-invalid={isWrong ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        {...input}
      />
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
