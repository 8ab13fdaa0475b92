import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { LeadForm, PageContext } from '@/contract/types';
import { translateMessage } from '@/lib/translate-message';
import { Consent, Terms } from './consent';
import { ErrorSummary } from './error-summary';
import { type FieldKey, htmlName } from './fields';
import { LeadField } from './lead-field';
import { type Errors, PARENT, withBase } from './rules';
import { SubmitButton } from './submit-button';
import { formText } from './text';
import { useCaptcha } from './use-captcha';
import { useLeadForm } from './use-lead-form';
import { useLists, type Watched } from './use-lists';
import { ContextFields } from './wire/context-fields';

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
  card: { form: 'form', fields: 'form__fields', foot: 'form__foot' },
  dialog: { form: 'form', fields: 'modal__body form__fields form__fields--2', foot: 'modal__foot' },
};

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
  return <OneForm key={round} {...props} onSent={onSent} />;
}

function OneForm(props: LeadFormProps) {
  const { form, context, values = NO_VALUES, refused = {}, prefix = '', place = 'card' } = props;
  const { onSent } = props;
  const text = formText(context.language);
  const fields = withBase(form.fields);
  const idOf = (key: FieldKey, found: Errors = {}) =>
    prefix + (found[key] === PARENT ? 'consentParent' : htmlName(key));
  const { lists, onWatchedChange } = useWatchedLists(form, values, context.language);
  const captcha = useCaptcha(form.captcha);
  const lead = useLeadForm({
    form,
    context,
    lists,
    refused,
    captchaToken: captcha.token,
    onSent: () => onSent?.(),
    onRefused: (found) => {
      const [only, ...more] = Object.keys(found) as FieldKey[];
      if (only && more.length === 0) document.getElementById(idOf(only, found))?.focus();
    },
  });
  const errors = inWords(lead.errors, text.messages);
  const asksParent = lead.errors.age === PARENT;
  const wrong = Object.keys(errors).length;
  useErrorTitle(wrong > 0, text.errorTitle);
  const classes = CLASSES[place];

  function clearChanged(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    const changed = fields.find(({ key }) => htmlName(key) === name)?.key;
    if (changed) lead.clear(changed);
    else if (name === 'countryCode') lead.clear('mobile');
    else if (name === 'consentParent') lead.clear('age');
  }

  return (
    <form
      className={classes.form}
      action={form.action}
      method="post"
      noValidate
      onSubmit={lead.submit}
      onFocus={captcha.start}
      onInput={clearChanged}
      onChange={clearChanged}
      // When the field is left: “1” is the beginning of 18 as well.
      onBlur={(event) => event.target.name === 'age' && lead.applyMinorRule(event.currentTarget)}
    >
      <div className={classes.fields}>
        {wrong > 1 && (
          <ErrorSummary
            errors={errors}
            title={text.check(wrong)}
            idOf={(key) => idOf(key, lead.errors)}
            attempt={lead.attempt}
          />
        )}
        {fields.map((field) => (
          <LeadField
            key={field.key}
            field={field}
            form={form}
            id={idOf(field.key)}
            text={text}
            language={context.language}
            error={field.key === 'age' && asksParent ? undefined : errors[field.key]}
            values={values}
            lists={lists}
            formKey={lead.key}
            onChange={(key, value) => {
              lead.clear(key);
              onWatchedChange(key, value);
            }}
          />
        ))}
        <Consent
          form={form}
          text={text}
          parentId={`${prefix}consentParent`}
          parentError={asksParent ? errors.age : undefined}
        />
        <ContextFields form={form} context={context} />
      </div>
      <div className={classes.foot}>
        {form.captcha && <div ref={captcha.place} />}
        <SubmitButton status={lead.status} text={text} label={form.button || text.submit} />
        <Terms form={form} text={text} />
      </div>
    </form>
  );
}

/** The messages in the language of the form. */
function inWords(errors: Errors, words: Record<string, string>): Errors {
  return Object.fromEntries(
    Object.entries(errors).map(([key, message]) => [key, translateMessage(message, words)]),
  );
}

/** The lists of the form, and what to call when an answer they depend on changes. */
function useWatchedLists(form: LeadForm, values: Record<string, string>, language: 'en' | 'hi') {
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
  return { lists: useLists(form, watched, isAwake, language), onWatchedChange };
}

/** An error is told in the page's title too, where a screen reader starts. */
function useErrorTitle(isWrong: boolean, mark: string) {
  useEffect(() => {
    const plain = document.title.replace(mark, '');
    document.title = isWrong ? mark + plain : plain;
  }, [isWrong, mark]);
}
