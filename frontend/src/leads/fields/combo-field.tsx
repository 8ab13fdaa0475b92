import { useState } from 'react';
import { type ChoiceGroup, Combo } from '@/ui/combo/combo';
import { errorId, Field, labelId } from './field';

interface ComboFieldProps {
  id: string;
  name: string;
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  isRequired: boolean;
  groups: ChoiceGroup[];
  other?: string;
  alsoCalled?: (name: string) => string[];
  suggested?: string[];
  /** Told of every change, also of a choice from the list. */
  onChange: (value: string) => void;
}

/** City, hospital, speciality, treatment or condition, locality: one list one may type in. */
export function ComboField(props: ComboFieldProps) {
  const { id, name, label, hint, error, value, isRequired, suggested, onChange, ...lists } = props;
  const [typed, setTyped] = useState(value);
  return (
    <Field id={id} label={label} error={error}>
      <Combo
        label={label}
        value={typed}
        onChange={(next) => {
          // Waking and focusing report the value again; only another one is a change.
          if (next === typed) return;
          setTyped(next);
          onChange(next);
        }}
        {...lists}
        {...(suggested && { suggested })}
        input={{
          id,
          name,
          placeholder: hint,
          'aria-labelledby': labelId(id),
          'aria-required': isRequired,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': errorId(id, error),
        }}
      />
    </Field>
  );
}
