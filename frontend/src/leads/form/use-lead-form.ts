import { type FormEvent, useState } from 'react';
import type { LeadForm, PageContext } from '@/contract/types';
import type { FieldKey } from '@/leads/fields/fields';
import {
  type Answers,
  type Errors,
  isMinor,
  isVisible,
  validationErrors,
  withBase,
} from '@/leads/fields/rules';
import type { Lists } from '@/leads/lists/lists';
import { formText } from '@/leads/text';
import { guideOf } from '@/leads/wire/guide';
import { leadRecord, mobileIn, type SentRecord } from '@/leads/wire/record';
import { enrichLead, rememberLead, type SentLead, sendLead } from '@/leads/wire/submit';
import { leaveFor } from '@/lib/close-on-back';
import { stopTracking } from '@/tracking/privacy';
import { showToast } from '@/ui/toast/toast';
import { afterRequest } from './after-request';
import { answersIn } from './answers';
import { endDraft } from './draft';
import { openSuccess } from './success';
import { type FormKey, useFormKey } from './use-form-key';

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

/** When the first touch woke the form: on a slow network much is filled in before it is awake. */
const touchedAt = (target: HTMLFormElement) =>
  Number(target.closest<HTMLElement>('[data-woken]')?.dataset.woken);

/** Filling, validation, submitting, then success or back to idle (spec section 4). */
export function useLeadForm(setup: Setup) {
  const { form, context, lists, onSent } = setup;
  const { errors, attempt, setErrors, refuse, clear, tell } = useErrors(setup);
  const [status, setStatus] = useState<Status>('idle');
  const key = useFormKey();
  const [since] = useState(() => performance.now());

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status === 'submitting') return;
    const target = event.currentTarget;
    const answers = answersIn(target, form.fields);
    const hasHospitals = lists.hospitals.items.length > 0;
    const found = validationErrors(answers, form.fields, hasHospitals, context.language);
    setStatus('idle'); // what failed before is no longer news
    if (Object.keys(found).length > 0) return refuse(found);
    applyMinorRule(target);
    const record = leadRecord(answers, factsIn(target, since), form, context, lists);
    const success = openSuccess(form.successUrl);
    setErrors({});
    setStatus('submitting');
    const sent = await sendOnce(setup, record, key);
    success('id' in sent);
    if ('id' in sent) {
      rememberSent(sent, record, setup);
      endDraft(target);
      target.reset();
      onSent(target);
      leaveFor(nextPage(record, context));
      return;
    }
    // Who closed it meanwhile would take it for sent.
    if (!target.isConnected) return showToast(formText(context.language).failed);
    const now = answersIn(target, form.fields);
    const shown = 'errors' in sent ? visibleErrors(sent.errors, answers, now, setup) : {};
    const hasPlace = Object.keys(shown).length > 0;
    setStatus(hasPlace ? 'idle' : 'failed');
    if (hasPlace) refuse(shown);
  }

  /** A child's session is no longer measured, from when the age is known. */
  function applyMinorRule(target: HTMLFormElement) {
    if (isMinor(answersIn(target, form.fields))) stopTracking();
  }

  return { errors, status, attempt, submit, clear, tell, applyMinorRule, key: key.get };
}

export type LeadFormState = ReturnType<typeof useLeadForm>;

/** What is wrong, by field, and how often that was found. */
function useErrors({ refused, onRefused }: Setup) {
  const [errors, setErrors] = useState<Errors>(refused);
  const [attempt, setAttempt] = useState(0);

  function refuse(found: Errors) {
    setErrors(found);
    setAttempt((count) => count + 1);
    onRefused(found);
  }

  function clear(changed: FieldKey) {
    setErrors((now) => {
      if (!now[changed]) return now;
      const { [changed]: _, ...left } = now;
      return left;
    });
  }

  /** What is wrong with one field, found apart from sending; '' takes it back. */
  function tell(key: FieldKey, message: string) {
    if (message === '') return clear(key);
    setAttempt(0); // the field has the focus, not the summary
    setErrors((now) => ({ ...now, [key]: message }));
  }

  return { errors, attempt, setErrors, refuse, clear, tell };
}

/** A send that seemed to fail may have arrived, and been changed since: then this is another request. */
async function sendOnce({ context, captchaToken }: Setup, record: SentRecord, key: FormKey) {
  const send = async () =>
    sendLead({ ...record, captchaToken: await captchaToken() }, context, key.of(record));
  const sent = await send();
  if ('id' in sent || 'isKeyUsed' in sent) key.renew(record);
  return 'isKeyUsed' in sent ? send() : sent;
}

function factsIn(target: HTMLFormElement, since: number) {
  const data = new FormData(target);
  return {
    whatsapp: data.has('consentWhatsapp'),
    sharing: data.has('consentSharing'),
    website: String(data.get('website') ?? ''),
    filledInMs: Math.round(performance.now() - (touchedAt(target) || since)),
  };
}

/**
 * The refusals that a field on screen can show: one of a hidden field would be told nowhere, and an answer that
 * was mended meanwhile is another.
 */
function visibleErrors(
  found: Errors,
  answers: Answers,
  now: Answers,
  { form, lists }: Setup,
): Errors {
  const asked = withBase(form.fields).filter((field) => !field.isHidden);
  const keys = new Set<FieldKey>(asked.map((field) => field.key));
  const { state, items } = lists.hospitals;
  const isShown = (key: FieldKey) =>
    keys.has(key) &&
    now[key] === answers[key] &&
    (key !== 'mobile' || now.countryCode === answers.countryCode) &&
    isVisible(key, now, keys) &&
    (key !== 'hospital' || state !== 'ready' || items.length > 0);
  return Object.fromEntries(Object.entries(found).filter(([key]) => isShown(key as FieldKey)));
}

function rememberSent(sent: SentLead, record: SentRecord, { form, context }: Setup): void {
  const guideUrl = guideOf(context)?.url ?? '';
  rememberLead({ ...sent, successUrl: form.successUrl, guideUrl }, record, context.language);
  enrichLead(sent.id, record);
}

const nextPage = (record: SentRecord, { pageType, subject, language }: PageContext): string =>
  afterRequest({
    pageType,
    mobile: mobileIn(record),
    department: subject.department?.name ?? '',
    language,
  });
