import type { KeyboardEvent } from 'react';
import { errorId, Field } from './field';
import { FIELDS, type FieldKey } from './fields';

interface NumberFieldProps {
  id: string;
  name: FieldKey;
  label: string;
  error: string | undefined;
  value: string;
  isRequired: boolean;
}

const MAX_DIGITS = 10;
const SIGNS = new Set(['e', 'E', '+', '-', '.']);

/** Spec section 5: at 10 digits no further digit or sign; never the down arrow. */
export function blocksKey(key: string, length: number): boolean {
  if (key === 'ArrowDown' || SIGNS.has(key)) return true;
  return length >= MAX_DIGITS && /^[0-9]$/.test(key);
}

function blockKey(event: KeyboardEvent<HTMLInputElement>) {
  const { value } = event.currentTarget;
  if (event.ctrlKey || event.metaKey) return;
  if (blocksKey(event.key, value.length)) event.preventDefault();
}

/** A whole number: age in years, height in centimetres, weight in kilograms, salary in rupees. */
export function NumberField({ id, name, label, error, value, isRequired }: NumberFieldProps) {
  const [minimum, maximum] = FIELDS[name].valueRange ?? [];
  return (
    <Field id={id} label={label} error={error}>
      <input
        className="input"
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={minimum}
        max={maximum}
        defaultValue={value}
        aria-required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId(id, error)}
        onKeyDown={blockKey}
      />
    </Field>
  );
}
