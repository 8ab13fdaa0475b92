import type { ReactNode } from 'react';
import type { FormField, LeadForm } from '@/contract/types';
import type { Lists } from '@/leads/lists/lists';
import type { FormText } from '@/leads/text';
import { ChoiceField } from './choice-field';
import { ComboField } from './combo-field';
import { FIELDS, type FieldKey, htmlName } from './fields';
import { INDIA } from './mobile';
import { MobileField } from './mobile-field';
import { conditionNames, labelOf, namesOf, treatmentNames } from './names';
import { NumberField } from './number-field';
import { OtpField } from './otp-field';
import { PilesField } from './piles-field';
import { QueryField } from './query-field';
import { SelfieField } from './selfie-field';
import { TextField } from './text-field';

export interface LeadFieldProps {
  field: FormField;
  form: LeadForm;
  id: string;
  text: FormText;
  language: 'en' | 'hi';
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
  const { state, items } = lists.hospitals;
  if (field.key === 'hospital' && state === 'ready' && items.length === 0) return null;
  const { shownIf } = FIELDS[field.key];
  const isConditional = form.fields.some(({ key }) => key === shownIf?.key);
  const control = <Control {...props} />;
  return shownIf && isConditional ? (
    <div className={SHOWN_IF[shownIf.key]}>{control}</div>
  ) : (
    control
  );
}

function Control(props: LeadFieldProps) {
  const { field, form, id, text, language, error, values, lists, formKey, onChange } = props;
  const { key, isRequired, options } = field;
  const value = values[key] ?? field.preset;
  const own = { id, error, value, isRequired };
  if (options.length > 0) {
    const labelOf = (option: string) => text.options[option] ?? option;
    return (
      <ChoiceField
        {...own}
        name={htmlName(key)}
        legend={text.fields[key]}
        options={options}
        labelOf={labelOf}
        areChips={key === 'gender'}
      />
    );
  }
  switch (key) {
    case 'name':
      return (
        <TextField
          {...own}
          label={text.fields.name}
          input={{ name: htmlName(key), autoComplete: 'name', maxLength: FIELDS.name.maxLength }}
        />
      );
    case 'email':
      return (
        <TextField
          {...own}
          label={text.fields.email}
          input={{
            name: htmlName(key),
            type: 'email',
            autoComplete: 'email',
            placeholder: text.emailHint,
            maxLength: FIELDS.email.maxLength,
          }}
        />
      );
    case 'organisation':
      return (
        <TextField
          {...own}
          label={text.fields.organisation}
          input={{
            name: htmlName(key),
            autoComplete: 'organization',
            maxLength: FIELDS.organisation.maxLength,
          }}
        />
      );
    case 'mobile':
      return (
        <MobileField
          {...own}
          text={text}
          language={language}
          countryCode={values.countryCode || INDIA}
        />
      );
    case 'FormOTPField':
      return asleepTillAwake(lists.isAwake, <OtpField {...props} />);
    case 'image-capture':
      return asleepTillAwake(
        lists.isAwake,
        <SelfieField
          {...own}
          text={text}
          keptDays={form.photoKeptDays}
          formKey={formKey}
          onChange={(photo) => onChange(key, photo)}
        />,
      );
    case 'query':
      return <QueryField {...own} text={text} />;
    case 'pilesSeverity':
      return <PilesField {...own} text={text} />;
    default:
      return FIELDS[key].valueRange ? (
        <NumberField {...own} name={key} label={text.fields[key]} />
      ) : (
        <ListField {...props} />
      );
  }
}

/** Works only with JavaScript: until then its place is kept, so that nothing below moves when it wakes. */
const asleepTillAwake = (isAwake: boolean, field: ReactNode) =>
  isAwake ? field : <div className="asleep">{field}</div>;

/** The fields that choose from a list. Every list may fail: what is typed counts all the same. */
function ListField({ field, form, id, text, error, values, lists, onChange }: LeadFieldProps) {
  const { key, isRequired } = field;
  const offered = namesOf(key, form, lists);
  const labels = offered.map(labelOf);
  const isCity = key === 'city' || key === 'FormPreferredCityField';
  const others = new Map(offered.map((one) => [labelOf(one), [one.name, ...one.aliases]]));
  return (
    <ComboField
      id={id}
      name={htmlName(key)}
      label={text.fields[key]}
      hint={hintOf(key, text)}
      error={error}
      value={values[key] ?? field.preset}
      isRequired={isRequired}
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
