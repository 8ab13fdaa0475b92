import type { InputHTMLAttributes } from 'react';
import { errorId, Field } from './field';

interface TextFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  value: string;
  isRequired: boolean;
  input: InputHTMLAttributes<HTMLInputElement>;
}

/** Name, email address or organisation. */
export function TextField({ id, label, error, value, isRequired, input }: TextFieldProps) {
  return (
    <Field id={id} label={label} error={error}>
      <input
        className="input"
        id={id}
        defaultValue={value}
        aria-required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId(id, error)}
        {...input}
      />
    </Field>
  );
}
