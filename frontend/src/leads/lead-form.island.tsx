import { type FormEvent, useCallback, useEffect } from 'react';
import type { FormValues, LeadForm, PageContext } from '@/contract/types';
import { CityField } from './city-field';
import { Consent, Terms } from './consent';
import { ContextFields } from './context-fields';
import { ErrorSummary } from './error-summary';
import { errorId, Field } from './field';
import { INDIA } from './mobile';
import { MobileField } from './mobile-field';
import type { Choices } from './options';
import { QueryField } from './query-field';
import type { AnswerKey, Errors } from './rules';
import { SubmitButton } from './submit-button';
import { formText } from './text';
import { TreatmentField } from './treatment-field';
import { useLeadForm } from './use-lead-form';

export interface LeadFormProps {
  form: LeadForm;
  context: PageContext;
  values?: FormValues;
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

/** Field ids of spec section 3. */
const IDS: Record<AnswerKey, string> = {
  name: 'nameField',
  mobile: 'mobileField',
  city: 'cityField',
  treatment: 'treatment',
  query: 'queryField',
};
const KEY_OF = new Map<string, AnswerKey>(
  (Object.entries(IDS) as [AnswerKey, string][]).map(([key, id]) => [id, key]),
);

/** The one lead form: an HTML form that posts by itself, and that wakes into this. */
export default function LeadFormIsland(props: LeadFormProps) {
  const { form, context, values, refused = {}, prefix = '', place = 'card', onSent } = props;
  const text = formText(context.language);
  const idOf = (key: AnswerKey) => prefix + IDS[key];
  const lead = useLeadForm({
    form,
    context,
    refused,
    onSent: () => onSent?.(),
    onRefused: (found) => {
      const [only, ...more] = Object.keys(found) as AnswerKey[];
      if (only && more.length === 0) document.getElementById(idOf(only))?.focus();
    },
  });
  useErrorTitle(Object.keys(lead.errors).length > 0, text.errorTitle);
  const rule = new Map(form.fields.map((field) => [field.key, field]));
  const { choices } = lead;
  const keepChoices = useCallback(
    (loaded: Choices) => {
      choices.current = loaded;
    },
    [choices],
  );
  const wrong = Object.keys(lead.errors).length;
  const classes = CLASSES[place];

  function clearChanged(event: FormEvent<HTMLFormElement>) {
    const changed = KEY_OF.get((event.target as HTMLInputElement).name);
    if (changed && lead.errors[changed]) lead.clear(changed);
  }

  return (
    <form
      className={classes.form}
      action={form.action}
      method="post"
      noValidate
      onSubmit={lead.submit}
      onInput={clearChanged}
      onChange={clearChanged}
    >
      <div className={classes.fields}>
        {wrong > 1 && (
          <ErrorSummary
            errors={lead.errors}
            title={text.check(wrong)}
            idOf={idOf}
            attempt={lead.attempt}
          />
        )}
        <Field id={idOf('name')} label={text.name} error={lead.errors.name}>
          <input
            className="input"
            id={idOf('name')}
            name="nameField"
            autoComplete="name"
            maxLength={100}
            defaultValue={values?.name}
            aria-required="true"
            aria-invalid={lead.errors.name ? true : undefined}
            aria-describedby={errorId(idOf('name'), lead.errors.name)}
          />
        </Field>
        <MobileField
          id={idOf('mobile')}
          text={text}
          error={lead.errors.mobile}
          value={values?.mobile ?? ''}
          countryCode={values?.countryCode || INDIA}
        />
        {rule.has('city') && (
          <CityField
            id={idOf('city')}
            text={text}
            error={lead.errors.city}
            cities={form.cities}
            value={values?.city || cityName(form)}
          />
        )}
        {rule.has('treatment') && (
          <TreatmentField
            id={idOf('treatment')}
            text={text}
            error={lead.errors.treatment}
            value={values?.treatment || form.treatment}
            isRequired={rule.get('treatment')?.isRequired ?? false}
            onChoices={keepChoices}
          />
        )}
        {rule.has('query') && (
          <QueryField
            id={idOf('query')}
            text={text}
            error={lead.errors.query}
            value={values?.query ?? ''}
            isRequired={rule.get('query')?.isRequired ?? false}
          />
        )}
        <Consent form={form} text={text} />
        <ContextFields context={context} />
      </div>
      <div className={classes.foot}>
        <SubmitButton status={lead.status} text={text} />
        <Terms form={form} text={text} />
      </div>
    </form>
  );
}

function cityName(form: LeadForm): string {
  return form.cities.find((city) => city.id === form.cityId)?.name ?? '';
}

/** An error is told in the page's title too, where a screen reader starts. */
function useErrorTitle(isWrong: boolean, mark: string) {
  useEffect(() => {
    const plain = document.title.replace(mark, '');
    document.title = isWrong ? mark + plain : plain;
  }, [isWrong, mark]);
}
