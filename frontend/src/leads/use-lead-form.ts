import { type FormEvent, useRef, useState } from 'react';
import type { LeadForm, PageContext } from '@/contract/types';
import { type Choices, NO_CHOICES } from './options';
import { leadRecord } from './record';
import { type AnswerKey, type Answers, type Errors, errorsIn } from './rules';
import { enrichLead, rememberLead, sendLead } from './submit';

export type Status = 'idle' | 'submitting' | 'failed';

interface Setup {
  form: LeadForm;
  context: PageContext;
  /** What the server refused, on the page of a browser without JavaScript. */
  refused: Errors;
  onSent: (target: HTMLFormElement) => void;
  onRefused: (errors: Errors) => void;
}

const AFTER = '/thankyou';

function answersIn(target: HTMLFormElement): Answers {
  const data = new FormData(target);
  const value = (name: string) => String(data.get(name) ?? '');
  return {
    name: value('nameField'),
    mobile: value('mobileField'),
    countryCode: value('countryCode'),
    city: value('cityField'),
    treatment: value('treatment'),
    query: value('queryField'),
  };
}

/** Filling, validation, submitting, then success or back to idle (spec section 4). */
export function useLeadForm({ form, context, refused, onSent, onRefused }: Setup) {
  const [errors, setErrors] = useState<Errors>(refused);
  const [status, setStatus] = useState<Status>('idle');
  const [attempt, setAttempt] = useState(0);
  const choices = useRef<Choices>(NO_CHOICES);
  const key = useRef<string | null>(null);

  function refuse(found: Errors) {
    setErrors(found);
    setAttempt((count) => count + 1);
    onRefused(found);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status === 'submitting') return;
    const target = event.currentTarget;
    const answers = answersIn(target);
    const found = errorsIn(answers, form.fields);
    if (Object.keys(found).length > 0) {
      refuse(found);
      return;
    }
    const data = new FormData(target);
    const consents = { whatsapp: data.has('consentWhatsapp'), sharing: data.has('consentSharing') };
    const record = leadRecord(answers, consents, form, context, choices.current);
    key.current ??= crypto.randomUUID();
    setErrors({});
    setStatus('submitting');
    const sent = await sendLead(record, key.current);
    if ('id' in sent) {
      rememberLead(sent.id, record);
      enrichLead(sent.id, record);
      target.reset();
      onSent(target);
      location.assign(AFTER);
    } else if ('errors' in sent) {
      setStatus('idle');
      refuse(sent.errors);
    } else {
      setStatus('failed');
    }
  }

  function clear(changed: AnswerKey) {
    setErrors(({ [changed]: _, ...left }) => left);
  }

  return { errors, status, attempt, submit, clear, choices };
}
