import type { ReactNode } from 'react';
import { FieldError } from './field';

interface GroupFieldProps {
  id: string;
  legend: ReactNode;
  error: string | undefined;
  className?: string;
  children: ReactNode;
}

/** Several controls that answer one question. */
export function GroupField({ id, legend, error, className = '', children }: GroupFieldProps) {
  return (
    <fieldset
      className={`field full ${className}`.trim()}
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{legend}</legend>
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

/** Letters of a label that leaves room for another beside it, also on a small phone. */
const SHORT = 8;

interface ChoiceFieldProps extends Omit<GroupFieldProps, 'children'> {
  name: string;
  options: string[];
  labelOf: (option: string) => string;
  value: string;
  isRequired: boolean;
  /** Small chips in place of cards (design.md section 5, lead form). */
  areChips?: boolean;
}

/** One of a few. The first has the field's id, where the error summary leads. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { options, labelOf, areChips = false } = props;
  const areShort = options.every((option) => labelOf(option).length <= SHORT);
  const cards = `choices choices--${areShort ? 'short' : '2'}`;
  return (
    <GroupField {...props}>
      <div className={areChips ? 'chips' : cards}>
        {options.map((option) => (
          <Choice key={option} {...props} option={option} />
        ))}
      </div>
    </GroupField>
  );
}

function Choice(props: ChoiceFieldProps & { option: string }) {
  const { id, name, options, option, labelOf, value, isRequired, areChips, error } = props;
  return (
    <label className={areChips ? 'chip-choice' : 'choice'}>
      <input
        type="radio"
        id={option === options[0] ? id : undefined}
        name={name}
        value={option}
        defaultChecked={option === value}
        required={isRequired}
        aria-invalid={error ? true : undefined}
      />
      {areChips ? (
        <span className="chip">{labelOf(option)}</span>
      ) : (
        <Label text={labelOf(option)} />
      )}
    </label>
  );
}

/** Govt. (Ayushman, CGHS, ECHS etc.): what an option means, in brackets, is its second line. */
function Label({ text }: { text: string }) {
  const bracket = text.indexOf(' (');
  if (bracket < 0) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, bracket)} <small>{text.slice(bracket + 1)}</small>
    </span>
  );
}
