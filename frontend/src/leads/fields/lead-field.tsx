import type { InputHTMLAttributes, ReactNode } from 'react';
import type { FormField, LeadForm } from '@/contract/types';
import type { Lists } from '@/leads/lists/lists';
import type { FormText } from '@/leads/text';
import type { Language } from '@/lib/text';
import { ChoiceField } from './choice-field';
import { ComboField } from './combo-field';
import { FIELDS, type FieldKey, htmlName } from './fields';
import { INDIA } from './mobile';
import { MobileField } from './mobile-field';
import { conditionNames, labelOf, namesOf, otherNames, treatmentNames } from './names';
import { NumberField } from './number-field';
import { OtpField } from './otp-field';
import { PilesField } from './piles-field';
import { QueryField } from './query-field';
import { SelfieField } from './selfie-field';
import { TextField } from './text-field';

interface LeadFieldProps {
  field: FormField;
  form: LeadForm;
  id: string;
  text: FormText;
  language: Language;
  error: string | undefined;
  values: Record<string, string>;
  lists: Lists;
  /** The Idempotency-Key of this form, which its photo is bound to. */
  formKey: () => string;
  onChange: (key: FieldKey, value: string) => void;
  /** What a code could not be sent for, told at the number (spec section 8); '' takes it back. */
  onWrongNumber: (message: string) => void;
}

/** By the field it depends on: the style sheet shows one when its answer is given, also without JavaScript. */
const SHOWN_IF: Partial<Record<FieldKey, string>> = {
  insuranceField: 'if-insured',
  FormSimilarConsultation: 'if-similar',
};

/** One renderer for every field of every variant. */
export function LeadField(props: LeadFieldProps) {
  const { field, form, lists } = props;
  if (field.isHidden) {
    return <input type="hidden" name={htmlName(field.key)} defaultValue={field.preset} />;
  }
  if (field.key === 'hospital' && hasNone(lists.hospitals) && !hasFocus(props.id)) return null;
  const { shownIf } = FIELDS[field.key];
  // After one that is hidden it is always there: nobody can choose the answer that shows it.
  const isConditional = form.fields.some(({ key, isHidden }) => key === shownIf?.key && !isHidden);
  const control = <Control {...props} />;
  return shownIf && isConditional ? (
    <div className={SHOWN_IF[shownIf.key]}>{control}</div>
  ) : (
    control
  );
}

const hasNone = ({ state, items }: Lists['hospitals']) => state === 'ready' && items.length === 0;

/** A question does not go from under who is answering it. */
const hasFocus = (id: string) => document.activeElement?.id === id;

function Control(props: LeadFieldProps) {
  const { key, options } = props.field;
  if (options.length > 0) return <ChosenField {...props} />;
  const render = CONTROLS[key];
  if (render) return render(props, ownProps(props));
  return FIELDS[key].valueRange ? (
    <NumberField {...ownProps(props)} name={key} label={props.text.fields[key]} />
  ) : (
    <ListField {...props} />
  );
}

const ownProps = ({ id, error, values, field: { key, preset, isRequired } }: LeadFieldProps) => ({
  id,
  error,
  isRequired,
  value: values[key] ?? preset,
});

type Render = (props: LeadFieldProps, own: ReturnType<typeof ownProps>) => ReactNode;

/** Free text in one line; `more` says to the browser what it may fill in. */
const oneLine =
  (more: (text: FormText) => InputHTMLAttributes<HTMLInputElement>): Render =>
  ({ field: { key }, text }, own) => (
    <TextField
      {...own}
      label={text.fields[key]}
      input={{ name: htmlName(key), maxLength: FIELDS[key].maxLength, ...more(text) }}
    />
  );

/** The fields with a control of their own; every other one has a number or a list. */
const CONTROLS: Partial<Record<FieldKey, Render>> = {
  // The space says to the style sheet whether something is typed.
  name: oneLine(() => ({ autoComplete: 'name', placeholder: ' ' })),
  email: oneLine((text) => ({
    type: 'email',
    autoComplete: 'email',
    placeholder: text.emailHint,
  })),
  organisation: oneLine(() => ({ autoComplete: 'organization' })),
  mobile: ({ text, language, values, onChange }, own) => (
    <MobileField
      {...own}
      text={text}
      language={language}
      countryCode={values.countryCode || INDIA}
      onCountry={() => onChange('mobile', '')}
    />
  ),
  FormOTPField: (props) => asleepTillAwake(props.lists.isAwake, <OtpField {...props} />),
  'image-capture': ({ field, text, form, formKey, lists, onChange }, own) =>
    asleepTillAwake(
      lists.isAwake,
      <SelfieField
        {...own}
        text={text}
        keptDays={form.photoKeptDays}
        formKey={formKey}
        onChange={(photo) => onChange(field.key, photo)}
      />,
    ),
  query: ({ text }, own) => <QueryField {...own} text={text} />,
  pilesSeverity: ({ text }, own) => <PilesField {...own} text={text} />,
};

/** One of a few answers that the field itself lists. */
function ChosenField(props: LeadFieldProps) {
  const { key, options } = props.field;
  const { text } = props;
  return (
    <ChoiceField
      {...ownProps(props)}
      name={htmlName(key)}
      legend={text.fields[key]}
      options={options}
      labelOf={(option) => text.options[option] ?? option}
      areChips={key === 'gender'}
    />
  );
}

/** Works only with JavaScript: until then its place is kept, so that nothing below moves when it wakes. */
const asleepTillAwake = (isAwake: boolean, field: ReactNode) =>
  isAwake ? field : <div className="asleep">{field}</div>;

/** The fields that choose from a list. Every list may fail: what is typed counts all the same. */
function ListField(props: LeadFieldProps) {
  const { form, text, lists, onChange } = props;
  const { key } = props.field;
  const offered = namesOf(key, form, lists);
  const labels = offered.map(labelOf);
  const isCity = key === 'city' || key === 'FormPreferredCityField';
  const others = otherNames(offered);
  return (
    <ComboField
      {...ownProps(props)}
      name={htmlName(key)}
      label={text.fields[key]}
      hint={hintOf(key, text)}
      groups={key === 'treatment' ? careGroups(lists, text) : [{ key: 'o', names: labels }]}
      alsoCalled={(label) => others.get(label) ?? []}
      {...(key !== 'FormLocalityField' && { other: text.other })}
      {...(isCity && { suggested: [...labels, text.other] })}
      onChange={(value) => onChange(key, value)}
    />
  );
}

function hintOf(key: FieldKey, text: FormText): string {
  switch (key) {
    case 'hospital':
      return text.hospitalHint;
    case 'speciality':
      return text.specialityHint;
    case 'FormLocalityField':
      return text.localityHint;
    case 'treatment':
      return text.treatmentHint;
    default:
      return text.cityHint;
  }
}

const careGroups = (lists: Lists, text: FormText) => [
  { key: 't', title: text.treatments, names: treatmentNames(lists).map(labelOf) },
  { key: 'c', title: text.conditions, names: conditionNames(lists).map(labelOf) },
];
