import type { FormText } from '@/leads/text';
import { errorId, Field } from './field';
import { FIELDS, htmlName } from './fields';

interface QueryFieldProps {
  id: string;
  text: FormText;
  error: string | undefined;
  value: string;
  isRequired: boolean;
}

/** A free question, 100 px high (spec section 9). */
export function QueryField({ id, text, error, value, isRequired }: QueryFieldProps) {
  const label = (
    <>
      {text.fields.query} {!isRequired && <span className="optional">{text.optional}</span>}
    </>
  );
  return (
    <Field id={id} label={label} error={error} className="full">
      <textarea
        className="input"
        id={id}
        name={htmlName('query')}
        maxLength={FIELDS.query.maxLength}
        defaultValue={value}
        aria-required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId(id, error)}
      />
    </Field>
  );
}
