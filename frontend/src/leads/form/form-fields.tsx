import { useState } from 'react';
import type { FormField, LeadForm, PageContext } from '@/contract/types';
import { FIELDS, type FieldKey, htmlName, PARENT, PARENT_CODE } from '@/leads/fields/fields';
import { LeadField } from '@/leads/fields/lead-field';
import { OtpField } from '@/leads/fields/otp-field';
import { type Errors, withBase } from '@/leads/fields/rules';
import type { Lists } from '@/leads/lists/lists';
import { formText } from '@/leads/text';
import { ContextFields } from '@/leads/wire/context-fields';
import { Consent } from './consent';
import { ErrorSummary } from './error-summary';
import type { LeadFormState } from './use-lead-form';

interface FormFieldsProps {
  form: LeadForm;
  context: PageContext;
  values: Record<string, string>;
  prefix: string;
  lists: Lists;
  lead: LeadFormState;
  onChange: (key: FieldKey, value: string) => void;
}

/** Who, and what about: asked first, in a form whose rest comes after. */
const FIRST: ReadonlySet<FieldKey> = new Set([
  'name',
  'mobile',
  'email',
  'organisation',
  'city',
  'hospital',
  'speciality',
  'treatment',
]);

/** The fields that are asked first, the rest, and how many questions there are in it. */
function inSteps(fields: FormField[]) {
  const isFirst = ({ key, isHidden }: FormField) => isHidden || FIRST.has(key);
  const rest = fields.filter((field) => !isFirst(field));
  const asks = (key: FieldKey | undefined) =>
    fields.some((field) => field.key === key && !field.isHidden);
  const questions = rest.filter(({ key }) => key !== 'query' && !asks(FIELDS[key].shownIf?.key));
  return { first: fields.filter(isFirst), rest, questions: questions.length };
}

/** The id of a field's control; where a parent's word is missing, of the box for it. */
export const controlId = (prefix: string, key: FieldKey, found: Errors = {}) =>
  prefix + (isOfParent(found[key]) ? 'consentParent' : htmlName(key));

/** Of the age, but answered by the box of the parent. */
export const isOfParent = (message = '') =>
  Object.values(PARENT).includes(message) || asksCode(message);

/** The word is there, its proof is not: a code to the number of the request. */
const asksCode = (message = '') => Object.values(PARENT_CODE).includes(message);

/** What is wrong, the fields that are asked, and the consent. */
export function FormFields(props: FormFieldsProps) {
  const { form, context, prefix, lead } = props;
  const text = formText(context.language);
  const { errors } = lead;
  const wrong = Object.keys(errors).length;
  const { first, rest, questions } = inSteps(withBase(form.fields));
  // Once asked for, it stays: a code on its way, or proved, outlives the next send.
  const [isCodeAsked, setCodeAsked] = useState(false);
  if (asksCode(errors.age) && !isCodeAsked) setCodeAsked(true);
  return (
    <>
      {wrong > 1 && (
        <ErrorSummary
          errors={errors}
          labels={text.fields}
          title={text.check(wrong)}
          idOf={(key) => controlId(prefix, key, errors)}
          attempt={lead.attempt}
        />
      )}
      <Fields {...props} fields={first} />
      {questions > 0 && <p className="form__more hint">{text.more(questions)}</p>}
      <div className={questions > 0 ? 'form__rest form__rest--later' : 'form__rest'}>
        <Fields {...props} fields={rest} />
        <Consent
          form={form}
          text={text}
          parentId={`${prefix}consentParent`}
          parentError={isOfParent(errors.age) ? errors.age : undefined}
          parentCode={isCodeAsked && <ParentCode {...props} />}
        />
      </div>
      <ContextFields form={form} context={context} />
    </>
  );
}

function Fields({ fields, ...props }: FormFieldsProps & { fields: FormField[] }) {
  const { form, context, values, prefix, lists, lead, onChange } = props;
  const { errors } = lead;
  return fields.map((field) => (
    <LeadField
      key={field.key}
      field={field}
      form={form}
      id={controlId(prefix, field.key)}
      text={formText(context.language)}
      language={context.language}
      error={field.key === 'age' && isOfParent(errors.age) ? undefined : errors[field.key]}
      values={values}
      lists={lists}
      formKey={lead.key}
      onChange={onChange}
      onWrongNumber={(message) => lead.tell('mobile', message)}
    />
  ));
}

/** Where the code for the parent's number is asked for; without JavaScript it was sent with this page. */
function ParentCode({ context, prefix, lists, lead }: FormFieldsProps) {
  const text = formText(context.language);
  if (lists.isAwake) {
    return (
      <OtpField
        id={`${prefix}parentCode`}
        text={text}
        language={context.language}
        onWrongNumber={(message) => lead.tell('mobile', message)}
        onVerified={() => lead.clear('age')}
      />
    );
  }
  return (
    <noscript>
      <label className="field">
        {text.fields.FormOTPField}
        <input
          className="input"
          name={htmlName('FormOTPField')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12} // “123 456” is pasted whole
        />
      </label>
    </noscript>
  );
}
