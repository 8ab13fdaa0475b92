import { type FormEvent, useRef, useState } from 'react';
import type { LeadForm, PageContext } from '@/contract/types';
import { afterRequest } from '@/lib/after-request';
import { stopTracking } from '@/lib/privacy';
import { answersIn } from './answers';
import type { FieldKey } from './fields';
import { type Errors, isMinor, validationErrors, withBase } from './rules';
import { openSuccess } from './success';
import type { Lists } from './use-lists';
import { guideOf, leadRecord, mobileIn } from './wire/record';
import { enrichLead, rememberLead, sendLead } from './wire/submit';

export type Status = 'idle' | 'submitting' | 'failed';

interface Setup {
  form: LeadForm;
  context: PageContext;
  lists: Lists;
  /** What the server refused, on the page of a browser without JavaScript. */
  refused: Errors;
  /** What the captcha gives at a send; '' without one. */
  captchaToken: () => Promise<string>;
  onSent: (target: HTMLFormElement) => void;
  onRefused: (errors: Errors) => void;
}

/** 128 random bits; `crypto.randomUUID` is only there over https. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** When the first touch woke the form: on a slow network much is filled in before it is awake. */
const touchedAt = (target: HTMLFormElement) =>
  Number(target.closest<HTMLElement>('[data-woken]')?.dataset.woken);

/** Filling, validation, submitting, then success or back to idle (spec section 4). */
export function useLeadForm(setup: Setup) {
  const { form, context, lists, refused, captchaToken, onSent, onRefused } = setup;
  const [errors, setErrors] = useState<Errors>(refused);
  const [status, setStatus] = useState<Status>('idle');
  const [attempt, setAttempt] = useState(0);
  const made = useRef<string | null>(null);
  const [since] = useState(() => performance.now());

  /** One form, one key: its photo and its request carry it (decisions 2.7). */
  function key() {
    made.current ??= randomKey();
    return made.current;
  }

  function refuse(found: Errors) {
    setErrors(found);
    setAttempt((count) => count + 1);
    onRefused(found);
  }

  function recordIn(target: HTMLFormElement) {
    const data = new FormData(target);
    const facts = {
      whatsapp: data.has('consentWhatsapp'),
      sharing: data.has('consentSharing'),
      website: String(data.get('website') ?? ''),
      filledInMs: Math.round(performance.now() - (touchedAt(target) || since)),
    };
    return leadRecord(answersIn(target, form.fields), facts, form, context, lists);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status === 'submitting') return;
    const target = event.currentTarget;
    const hasHospitals = lists.hospitals.items.length > 0;
    const found = validationErrors(answersIn(target, form.fields), form.fields, hasHospitals);
    if (Object.keys(found).length > 0) {
      refuse(found);
      return;
    }
    applyMinorRule(target);
    const record = recordIn(target);
    const success = openSuccess(form.successUrl);
    setErrors({});
    setStatus('submitting');
    const sent = await sendLead({ ...record, captchaToken: await captchaToken() }, context, key());
    success('id' in sent);
    if ('id' in sent) {
      const guideUrl = guideOf(context)?.url ?? '';
      rememberLead({ ...sent, successUrl: form.successUrl, guideUrl }, record);
      enrichLead(sent.id, record);
      target.reset();
      onSent(target);
      location.assign(
        afterRequest({
          pageType: context.pageType,
          mobile: mobileIn(record),
          department: context.department?.name ?? '',
          language: context.language,
        }),
      );
      return;
    }
    const shown = 'errors' in sent ? withPlace(sent.errors) : {};
    const hasPlace = Object.keys(shown).length > 0;
    setStatus(hasPlace ? 'idle' : 'failed');
    if (hasPlace) refuse(shown);
  }

  /** The refusals that a field on screen can show; one of a hidden field would be told nowhere. */
  function withPlace(found: Errors): Errors {
    const shown = withBase(form.fields).filter((field) => !field.isHidden);
    const keys = new Set<string>(shown.map((field) => field.key));
    return Object.fromEntries(Object.entries(found).filter(([key]) => keys.has(key)));
  }

  /** A child's session is no longer measured, from when the age is known. */
  function applyMinorRule(target: HTMLFormElement) {
    if (isMinor(answersIn(target, form.fields))) stopTracking();
  }

  function clear(changed: FieldKey) {
    setErrors((now) => {
      if (!now[changed]) return now;
      const { [changed]: _, ...left } = now;
      return left;
    });
  }

  return { errors, status, attempt, submit, clear, applyMinorRule, key };
}
