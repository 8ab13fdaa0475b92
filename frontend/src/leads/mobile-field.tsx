import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { COUNTRIES, COUNTRY_CODES } from './countries';
import { errorId, Field } from './field';
import { BLOCKED_KEYS, INDIA, longest, splitPrefix, typedDigits } from './mobile';
import type { FormText } from './text';

interface MobileFieldProps {
  id: string;
  text: FormText;
  error: string | undefined;
  value: string;
  countryCode: string;
}

/** Keeps a country's name out of the closed select, which has room for its code alone. */
const WIDE = '\u2003\u2003\u2003';

function blockKey(event: KeyboardEvent<HTMLInputElement>) {
  if (BLOCKED_KEYS.has(event.key) && !event.ctrlKey && !event.metaKey) event.preventDefault();
}

/** Country code and number. Typing takes digits; a pasted +91… moves its code into the select. */
export function MobileField({ id, text, error, value, countryCode }: MobileFieldProps) {
  const code = useRef<HTMLSelectElement>(null);

  function tidy(event: FormEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const parted = splitPrefix(input.value, COUNTRY_CODES);
    if (parted && code.current) code.current.value = parted.code;
    const tidied = typedDigits(parted?.number ?? input.value, code.current?.value ?? INDIA);
    if (input.value !== tidied) input.value = tidied;
  }

  return (
    <Field id={id} label={text.mobile} error={error}>
      <div className="phone">
        <select
          className="input"
          name="countryCode"
          aria-label={text.countryCode}
          autoComplete="tel-country-code"
          defaultValue={countryCode}
          ref={code}
        >
          {COUNTRIES.map((country) => (
            <option key={country.code} value={country.code}>
              {country.code + WIDE + country.name}
            </option>
          ))}
        </select>
        <input
          className="input"
          id={id}
          name="mobileField"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder={text.mobileHint(longest(INDIA))}
          defaultValue={value}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId(id, error)}
          onKeyDown={blockKey}
          onInput={tidy}
        />
      </div>
    </Field>
  );
}
