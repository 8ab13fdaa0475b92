import { type FormEvent, useEffect, useRef, useState } from 'react';

interface Answer {
  wrong: string[];
  result: unknown;
}

/** Works a form out in the page instead of sending it; the focus goes to the first wrong field. */
export function useCalculator<A extends Answer>(
  first: A,
  workOut: (sent: Record<string, string>) => A,
) {
  const [answer, setAnswer] = useState(first);
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    asked.current = true;
    const sent = [...new FormData(event.currentTarget)].map(([key, value]) => [key, String(value)]);
    setAnswer(workOut(Object.fromEntries(sent)));
  };
  useEffect(() => {
    if (!asked.current || answer.wrong.length === 0) return;
    const invalid = [...(form.current?.querySelectorAll<HTMLElement>('[aria-invalid]') ?? [])];
    // One of the unit that is hidden takes no focus.
    invalid.find((field) => {
      field.focus();
      return document.activeElement === field;
    });
  }, [answer]);
  // The one filled button of the page is that of the next step: after an answer, the form beside it.
  const look = answer.result === null ? 'btn' : 'btn btn--secondary';
  return { answer, form, look, onSubmit };
}
