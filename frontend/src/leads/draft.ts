// A form that is half filled in, for this tab alone: the session storage ends with the tab, and nothing of it
// is sent. Each page has its own, shared by the form in it and the form over it.
import { session } from '@/lib/storage';
import { FIELDS, type FieldKey, htmlName } from './fields';

const KEY = 'lead_draft';

/** What was typed, by the name of the control. */
export type Draft = Record<string, string>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A code is used once, a consent is given at the moment it counts, and a photo is no text. */
const NAMES = new Set<string>([
  ...(Object.keys(FIELDS) as FieldKey[])
    .filter((key) => key !== 'FormOTPField' && key !== 'image-capture')
    .map(htmlName),
  'countryCode',
]);
const isKept = ({ name, type }: Control) => NAMES.has(name) && type !== 'hidden';

const drafts = (): Record<string, Draft> => {
  try {
    return JSON.parse(session.get(KEY) ?? '{}') ?? {};
  } catch {
    return {}; // not ours
  }
};
const placeOf = (variant: string) => `${location.pathname} ${variant}`;

/** What is left in this tab of the form `variant` of this page. */
export const draftOf = (variant: string): Draft => drafts()[placeOf(variant)] ?? {};

/** The same by field, as a form starts with it. */
export function draftValues(variant: string): Record<string, string> {
  const draft = draftOf(variant);
  const { countryCode } = draft;
  const typed = (Object.keys(FIELDS) as FieldKey[]).flatMap((key) => {
    const value = draft[htmlName(key)];
    return value === undefined ? [] : [[key, value]];
  });
  return { ...(countryCode && { countryCode }), ...Object.fromEntries(typed) };
}

/** Adds answers to the draft of the form `variant` of this page, by the name of their controls. */
export function addToDraft(variant: string, typed: Draft): void {
  const place = placeOf(variant);
  const all = drafts();
  session.set(KEY, JSON.stringify({ ...all, [place]: { ...all[place], ...typed } }));
}

/** Stores what a control of a lead form holds now. */
export function saveAnswer(control: Control): void {
  const { form, name } = control;
  const variant = form?.dataset.draft;
  if (!form || variant === undefined || !isKept(control)) return;
  addToDraft(variant, { [name]: new FormData(form).getAll(name).join(',') });
}

/** It was sent: what happens to this form from here on is stored no more. */
export function endDraft(form: HTMLFormElement): void {
  const { [placeOf(form.dataset.draft ?? '')]: _, ...others } = drafts();
  delete form.dataset.draft;
  if (Object.keys(others).length > 0) session.set(KEY, JSON.stringify(others));
  else session.remove(KEY);
}

/** Fills a form that has not woken yet; what a visitor has typed meanwhile stays. */
export function fillDraft(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(draftOf(form.dataset.draft ?? ''))) {
    const controls = [...form.elements].filter(
      (element): element is Control => (element as Control).name === name,
    );
    const parts = controls.length > 1 ? value.split(',') : [value];
    controls.forEach((control, index) => {
      if (!isKept(control)) return;
      if (control instanceof HTMLInputElement && control.type === 'radio')
        control.checked ||= control.value === value;
      else if (isUntouched(control)) control.value = parts[index] ?? '';
    });
  }
}

function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value === '';
  return control.value === control.defaultValue;
}
