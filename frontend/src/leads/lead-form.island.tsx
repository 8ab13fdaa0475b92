import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { LeadForm, PageContext } from '@/contract/types';
import { FIELDS, type FieldKey, htmlName } from '@/leads/fields/fields';
import { type Errors, withBase } from '@/leads/fields/rules';
import { Terms } from '@/leads/form/consent';
import { controlId, FormFields, isOfParent } from '@/leads/form/form-fields';
import { SubmitButton } from '@/leads/form/submit-button';
import { useCaptcha } from '@/leads/form/use-captcha';
import { type LeadFormState, useLeadForm } from '@/leads/form/use-lead-form';
import { useLists, type Watched } from '@/leads/form/use-lists';
import { formText } from './text';

export interface LeadFormProps {
  form: LeadForm;
  context: PageContext;
  /** What was typed, by field, when the form comes back. */
  values?: Record<string, string>;
  refused?: Errors;
  /** Before each id, so that a form over the page does not share the ids of the form in it. */
  prefix?: string;
  place?: 'card' | 'dialog';
  onSent?: () => void;
}

/** In a card the form is as long as it is; in a dialog the fields scroll and the foot stays in sight. */
const CLASSES = {
  card: { fields: 'form__fields', foot: 'form__foot' },
  dialog: { fields: 'modal__body form__fields form__fields--2', foot: 'modal__foot' },
};

/** Controls that are part of another's field. */
const PARTS: Record<string, FieldKey> = { countryCode: 'mobile', consentParent: 'age' };
const NO_VALUES: Record<string, string> = {};
const WATCHED: ReadonlySet<string> = new Set(['city', 'hospital', 'speciality']);

/**
 * The one lead form: an HTML form that posts by itself, and that wakes into this. Who sent it and comes back
 * to the page from the back/forward cache finds a new form: another key, no answers, a button to press.
 */
export default function LeadFormIsland(props: LeadFormProps) {
  const [round, setRound] = useState(0);
  const isSent = useRef(false);
  useEffect(() => {
    const beginAnew = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !isSent.current) return;
      isSent.current = false;
      setRound((count) => count + 1);
    };
    addEventListener('pageshow', beginAnew);
    return () => removeEventListener('pageshow', beginAnew);
  }, []);
  const onSent = () => {
    isSent.current = true;
    props.onSent?.();
  };
  const anew = round > 0 && { values: NO_VALUES, refused: {} };
  return <OneForm key={round} {...props} {...anew} onSent={onSent} />;
}

function OneForm(props: LeadFormProps) {
  const { form, context, values = NO_VALUES, prefix = '', place = 'card' } = props;
  const text = formText(context.language);
  const { lists, onWatchedChange } = useWatchedLists(form, values, context);
  const captcha = useCaptcha(form.captcha);
  const lead = useLeadForm({
    form,
    context,
    lists,
    refused: props.refused ?? {},
    captchaToken: captcha.token,
    onSent: () => props.onSent?.(),
    onRefused: (found) => focusOnly(found, prefix),
  });
  useErrorTitle(Object.keys(lead.errors).length > 0, text.errorTitle);
  const classes = CLASSES[place];
  const { onChange, onInput } = clearingErrors(form, lead, onWatchedChange);

  return (
    <form
      className="form"
      action={form.action}
      method="post"
      noValidate
      data-draft=""
      onSubmit={lead.submit}
      onFocus={captcha.start}
      onInput={onInput}
      onChange={onInput}
      // When the field is left: “1” is the beginning of 18 as well.
      onBlur={(event) => event.target.name === 'age' && lead.applyMinorRule(event.currentTarget)}
    >
      <div className={classes.fields}>
        <FormFields
          form={form}
          context={context}
          values={values}
          prefix={prefix}
          lists={lists}
          lead={lead}
          onChange={onChange}
        />
      </div>
      <div className={classes.foot}>
        {form.captcha && <div ref={captcha.place} />}
        <SubmitButton status={lead.status} text={text} label={form.button || text.submit} />
        <Terms form={form} text={text} />
      </div>
    </form>
  );
}

/** What may be asked no more after another answer: an error of it would be told, and lead, to nothing. */
const dependsOn = (key: FieldKey, changed: FieldKey) =>
  FIELDS[key].shownIf?.key === changed || (key === 'hospital' && changed === 'city');

/** An answer that changes is no longer wrong, nor is what depends on it. */
function clearingErrors(
  form: LeadForm,
  lead: LeadFormState,
  onWatchedChange: (key: FieldKey, value: string) => void,
) {
  const clear = (changed: FieldKey) => {
    lead.clear(changed);
    for (const { key } of form.fields) if (dependsOn(key, changed)) lead.clear(key);
  };
  const onChange = (key: FieldKey, value: string) => {
    clear(key);
    onWatchedChange(key, value);
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (name === 'consentParent' && !isOfParent(lead.errors.age)) return; // the age itself is wrong
    const changed = fieldNamed(name, form);
    if (changed) clear(changed);
  };
  return { onChange, onInput };
}

/** One wrong answer takes the focus, also where it has it, so that its error is read out; of several, the summary does. */
function focusOnly(found: Errors, prefix: string): void {
  const [only, ...more] = Object.keys(found) as FieldKey[];
  if (!only || more.length > 0) return;
  const control = document.getElementById(controlId(prefix, only, found));
  control?.blur();
  control?.focus();
}

/** The field that a control of this name belongs to. */
function fieldNamed(name: string, form: LeadForm): FieldKey | undefined {
  const field = withBase(form.fields).find(({ key }) => htmlName(key) === name);
  return field?.key ?? PARTS[name];
}

/** The page of a department offers its treatments; a page about one of them is left for any other. */
const departmentOf = ({ pageType, subject }: PageContext) =>
  pageType === 'departmentpage' ? subject.department?.id : undefined;

/** The lists of the form, and what to call when an answer they depend on changes. */
function useWatchedLists(form: LeadForm, values: Record<string, string>, context: PageContext) {
  const [isAwake, setAwake] = useState(false);
  const start = (key: FieldKey) =>
    values[key] ?? form.fields.find((field) => field.key === key)?.preset ?? '';
  const [watched, setWatched] = useState<Watched>({
    city: start('city'),
    hospital: start('hospital'),
    speciality: start('speciality'),
  });
  useEffect(() => setAwake(true), []);
  function onWatchedChange(key: FieldKey, value: string) {
    if (WATCHED.has(key)) {
      setWatched((now) => (now[key as keyof Watched] === value ? now : { ...now, [key]: value }));
    }
  }
  return {
    lists: useLists(form, watched, isAwake, context.language, departmentOf(context)),
    onWatchedChange,
  };
}

/** The forms of the page, and over it, that have an error. */
let wrongForms = 0;

/** An error is told in the page's title too, where a screen reader starts. */
function useErrorTitle(isWrong: boolean, mark: string) {
  useEffect(() => {
    if (!isWrong) return;
    wrongForms += 1;
    const plain = () => document.title.replace(mark, '');
    document.title = mark + plain();
    return () => {
      wrongForms -= 1;
      if (wrongForms === 0) document.title = plain();
    };
  }, [isWrong, mark]);
}
