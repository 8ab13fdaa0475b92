import { useEffect, useRef } from 'react';
import type { FieldKey } from '@/leads/fields/fields';
import type { Errors } from '@/leads/fields/rules';

interface ErrorSummaryProps {
  errors: Errors;
  /** What each field is called, to tell two of the same message apart. */
  labels: Partial<Record<FieldKey, string>>;
  title: string;
  idOf: (key: FieldKey) => string;
  /** Rises with every refused attempt, so that each one takes the focus. */
  attempt: number;
}

/** Two or more wrong answers: a list of links that takes the focus. */
export function ErrorSummary({ errors, labels, title, idOf, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  const messages = Object.values(errors);
  const isTwice = (message: string) => messages.filter((one) => one === message).length > 1;
  return (
    <section
      className="error-summary full"
      ref={box}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: of a page that is the answer to a form, it is what is read first
      autoFocus={attempt === 0}
      aria-label={title}
    >
      <h2>{title}</h2>
      <ul>
        {(Object.entries(errors) as [FieldKey, string][]).map(([key, message]) => (
          <li key={key}>
            <a
              href={`#${idOf(key)}`}
              // A list that is open closes at the click, not before it: nothing moves from under the finger.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(idOf(key))?.focus();
              }}
            >
              {isTwice(message) ? named(labels[key], message) : message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A label that asks needs no colon. */
const named = (label = '', message: string) =>
  label.endsWith('?') ? `${label} ${message}` : `${label}: ${message}`;
