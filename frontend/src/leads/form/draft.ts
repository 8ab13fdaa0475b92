// A form that is half filled in, for this tab alone: the session storage ends with the tab, and nothing of it
// is sent. Each page has its own, shared by the forms in it and the form over it.

import { FIELDS, type FieldKey, htmlName } from '@/leads/fields/fields';
import { session } from '@/lib/storage';

const KEY = 'lead_draft';

/** What was typed, by the name of the control. */
type Draft = Record<string, string>;
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

/** What is left in this tab of the forms of this page. */
const draftOf = (): Draft => drafts()[location.pathname] ?? {};

/** The same by field, as a form starts with it. */
export function draftValues(): Record<string, string> {
  const draft = draftOf();
  const { countryCode } = draft;
  const typed = (Object.keys(FIELDS) as FieldKey[]).flatMap((key) => {
    const value = draft[htmlName(key)];
    return value === undefined ? [] : [[key, value]];
  });
  return { ...(countryCode && { countryCode }), ...Object.fromEntries(typed) };
}

/** Adds answers to the draft of this page, by the name of their controls. */
function addToDraft(typed: Draft): void {
  const all = drafts();
  const place = location.pathname;
  session.set(KEY, JSON.stringify({ ...all, [place]: { ...all[place], ...typed } }));
}

/** Stores what a control of a lead form holds now. */
export function saveAnswer(control: Control): void {
  const { form, name } = control;
  if (form?.dataset.draft === undefined || !isKept(control)) return;
  addToDraft({ [name]: new FormData(form).getAll(name).join(',') });
}

/** It was sent: what happens to this form from here on is stored no more. */
export function endDraft(form: HTMLFormElement): void {
  const { [location.pathname]: _, ...others } = drafts();
  delete form.dataset.draft;
  if (Object.keys(others).length > 0) session.set(KEY, JSON.stringify(others));
  else session.remove(KEY);
}

/** Fills a form that has not woken yet; what a visitor has typed meanwhile stays. */
export function fillDraft(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(draftOf())) {
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

/** Answers that another part of the page knows: they stand in its forms, and in the one that opens over it. */
export function carryToForms(answers: Partial<Record<FieldKey, string>>): void {
  for (const [key, value] of Object.entries(answers) as [FieldKey, string][]) {
    const name = htmlName(key);
    addToDraft({ [name]: value });
    for (const control of document.querySelectorAll<HTMLInputElement>(
      `form[data-draft] [name="${name}"]`,
    ))
      control.value = value;
  }
}
