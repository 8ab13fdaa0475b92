import { type Ref, useEffect, useRef } from 'react';
import { BLOCKED_KEYS, INDIA, readTyped, type Typed, typedByKey } from '@/lib/mobile';
import { FieldError } from '@/ui/field-error/field-error';

interface MobileInputProps {
  id: string;
  label: string;
  hint: string;
  value: string;
  error: string;
  /** While its code is being sent. */
  isBusy?: boolean;
  ref?: Ref<HTMLInputElement>;
  onChange: (number: string) => void;
}

/**
 * Digits of an Indian number, pasted or typed with +91 or not. A number of another country stays one, and is refused:
 * cut to ten digits it would be somebody else's.
 */
function useTidy(value: string) {
  const typed = useRef<Typed>({ shown: value, whole: value });
  const tidy = (now: string): string => {
    const { code, number, whole } = readTyped(now, INDIA, typed.current);
    const shown = code === INDIA ? number : code + number;
    typed.current = { shown, whole: code === INDIA ? whole : shown };
    return shown;
  };
  const hearKey = (key: string) => {
    typed.current = typedByKey(key) ?? typed.current;
  };
  return { tidy, hearKey };
}

/** A field for an Indian mobile number, with +91 before it. */
export function MobileInput(props: MobileInputProps) {
  const { id, label, hint, value, error, isBusy = false, ref, onChange } = props;
  const isWrong = error !== '';
  const { tidy, hearKey } = useTidy(value);
  // What was typed while the page was still asleep counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it wakes
  useEffect(() => {
    const typed = (document.getElementById(id) as HTMLInputElement).value;
    if (typed !== value) onChange(tidy(typed));
  }, []);
  return (
    <div className="field" data-invalid={isWrong ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <div className="phone phone--india">
        <span className="input" aria-hidden="true">
          {INDIA}
        </span>
        <input
          className="input"
          id={id}
          ref={ref}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder={hint}
          value={value}
          readOnly={isBusy}
          aria-required="true"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={(event) => onChange(tidy(event.target.value))}
          onKeyDown={(event) => {
            if (value === '') hearKey(event.key);
            const isCommand = event.ctrlKey || event.metaKey;
            if (BLOCKED_KEYS.has(event.key) && !isCommand) event.preventDefault();
          }}
        />
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
