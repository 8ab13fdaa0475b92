import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FormText } from '@/leads/text';
import type { Language } from '@/lib/text';
import { CountryCode, codeIn } from './country-code';
import { errorId, Field } from './field';
import { htmlName } from './fields';
import { BLOCKED_KEYS, INDIA, maxDigits, readTyped, type Typed, typedByKey } from './mobile';

interface MobileFieldProps {
  id: string;
  text: FormText;
  language: Language;
  error: string | undefined;
  value: string;
  countryCode: string;
  /** Told of another country, also of a choice from the list. */
  onCountry: () => void;
}

function hearKey(event: KeyboardEvent<HTMLInputElement>, typed: RefObject<Typed>) {
  if (event.currentTarget.value === '') typed.current = typedByKey(event.key) ?? typed.current;
  if (BLOCKED_KEYS.has(event.key) && !event.ctrlKey && !event.metaKey) event.preventDefault();
}

/** Country code and number. Typing takes digits; a pasted +91… moves its code into the code's field. */
export function MobileField(props: MobileFieldProps) {
  const { id, text, language, error, value, countryCode, onCountry } = props;
  const [code, setCode] = useState(countryCode);

  const own = useRef<HTMLInputElement>(null);
  const typed = useRef<Typed>({ shown: value, whole: value });

  function tidy(input: HTMLInputElement) {
    // As it stands on the page: one that was filled in a moment ago is not rendered yet.
    const standing = document.querySelector<HTMLInputElement>(`[id="${id}-code"]`)?.value ?? code;
    const read = readTyped(input.value, codeIn(standing) ?? INDIA, typed.current);
    if (read.code !== codeIn(standing)) setCode(read.code);
    if (input.value !== read.number) input.value = read.number;
    typed.current = { shown: read.number, whole: read.whole };
  }

  // What was typed, pasted or filled in while the form was still asleep.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it wakes
  useEffect(() => {
    if (own.current && own.current.value !== value) tidy(own.current);
  }, []);

  return (
    <Field id={id} label={text.fields.mobile} error={error}>
      <div className="phone">
        <CountryCode
          id={`${id}-code`}
          text={text}
          language={language}
          value={code}
          onChange={(next) => {
            if (next === code) return;
            setCode(next);
            onCountry();
          }}
        />
        <input
          className="input"
          id={id}
          ref={own}
          name={htmlName('mobile')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder={text.mobileHint(maxDigits(INDIA))}
          defaultValue={value}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId(id, error)}
          onKeyDown={(event) => hearKey(event, typed)}
          onInput={(event) => tidy(event.currentTarget)}
        />
      </div>
    </Field>
  );
}
