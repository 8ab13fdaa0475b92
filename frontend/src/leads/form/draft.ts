// A form that is half filled in, for this tab alone: the session storage ends with the tab, and nothing of it
// is sent. Each page has its own, shared by the forms in it and the form over it.

import { FIELDS, type FieldKey, htmlName } from '@/leads/fields/fields';
import { enterValue } from '@/lib/enter-value';
import { isYounger } from '@/lib/is-younger';
import { session } from '@/lib/storage';

const KEY = 'lead_draft';

/** A tab may be open for weeks, and come back with its storage; the privacy notice says a day at most. */
const KEPT_FOR = 24 * 60 * 60 * 1000;
/** When the form was last typed into, beside its answers. No control is called so. */
const AT = 'at';

/** What was typed, by the name of the control. */
type Draft = Record<string, string>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const COUNTRY = 'countryCode';
/** A code is used once, a consent is given at the moment it counts, and a photo is no text. */
const NAMES = new Set<string>([
  ...(Object.keys(FIELDS) as FieldKey[])
    .filter((key) => key !== 'FormOTPField' && key !== 'image-capture')
    .map(htmlName),
  COUNTRY,
]);
const isKept = ({ name, type }: Control) => NAMES.has(name) && type !== 'hidden';

/** What an older form stored, or somebody else, is read as far as it is answers of ours. */
function answersIn(stored: unknown): Draft {
  const pairs = Object.entries(Object(stored)).filter(
    (pair): pair is [string, string] =>
      typeof pair[1] === 'string' && (pair[0] === AT || NAMES.has(pair[0])),
  );
  return Object.fromEntries(pairs);
}

function drafts(): Record<string, Draft> {
  try {
    const pages = Object.entries(Object(JSON.parse(session.get(KEY) ?? '{}')));
    const now = Date.now();
    const isFresh = ([, draft]: [string, Draft]) => isYounger(Number(draft[AT] ?? now), KEPT_FOR);
    return Object.fromEntries(
      pages.map(([page, stored]): [string, Draft] => [page, answersIn(stored)]).filter(isFresh),
    );
  } catch {
    return {}; // not ours
  }
}

function store(all: Record<string, Draft>): void {
  if (Object.keys(all).length > 0) session.set(KEY, JSON.stringify(all));
  else session.remove(KEY);
}

/** What is older than a day goes from the device as well. */
export const dropOld = (): void => store(drafts());

/** What is left in this tab of the forms of this page. */
function draftOf(): Draft {
  const { [AT]: _, ...answers } = drafts()[location.pathname] ?? {};
  return answers;
}

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
  store({ ...all, [place]: { ...all[place], ...typed, [AT]: String(Date.now()) } });
}

/** Stores what a control of a lead form holds now. */
export function saveAnswer(control: Control): void {
  const { form, name } = control;
  if (form?.dataset.draft === undefined || !isKept(control)) return;
  const data = new FormData(form);
  const held = (of: string): Draft => ({ [of]: data.getAll(of).join(',') });
  // A number that was pasted has set its country, which tells nobody: without it, it is somebody else's.
  const country = name === htmlName('mobile') && data.has(COUNTRY) ? held(COUNTRY) : {};
  addToDraft({ ...country, ...held(name) });
}

/** It was sent: what happens to this form from here on is stored no more. */
export function endDraft(form: HTMLFormElement): void {
  const { [location.pathname]: _, ...others } = drafts();
  delete form.dataset.draft;
  store(others);
}

/** By the browser itself, before it has woken; not where that has been stopped, as it is without a network. */
function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!event.defaultPrevented && form.dataset.draft !== undefined) endDraft(form);
}

globalThis.addEventListener?.('submit', onSubmit);

/** Fills a form, also one that was quicker to wake; what a visitor has typed meanwhile stays. */
export function fillDraft(form: HTMLFormElement): void {
  // The country before its number, which may be longer than one of India.
  const answers = Object.entries(draftOf()).sort(
    ([a], [b]) => Number(b === COUNTRY) - Number(a === COUNTRY),
  );
  for (const [name, value] of answers) {
    const controls = [...form.elements].filter(
      (element): element is Control => (element as Control).name === name,
    );
    const parts = controls.length > 1 ? value.split(',') : [value];
    const isChosen = controls.some(isChosenSince);
    controls.forEach((control, index) => {
      if (!isKept(control)) return;
      if (control instanceof HTMLInputElement && control.type === 'radio')
        control.checked ||= !isChosen && control.value === value;
      else if (isUntouched(control)) enter(control, parts[index] ?? '');
    });
  }
}

function enter(control: Control, value: string): void {
  if (control instanceof HTMLInputElement) enterValue(control, value);
  else control.value = value;
}

/** One of a few, which the page had not set. */
const isChosenSince = (control: Control) =>
  control instanceof HTMLInputElement && control.checked && !control.defaultChecked;

function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value === '';
  return control.value === (control.dataset.first ?? control.defaultValue); // ui/combo
}

/** Answers that another part of the page knows: they stand in its forms, and in the one that opens over it. */
export function carryToForms(answers: Partial<Record<FieldKey, string>>): void {
  for (const [key, value] of Object.entries(answers) as [FieldKey, string][]) {
    const name = htmlName(key);
    addToDraft({ [name]: value });
    for (const control of document.querySelectorAll<HTMLInputElement>(
      `form[data-draft] [name="${name}"]`,
    ))
      enterValue(control, value);
  }
}
