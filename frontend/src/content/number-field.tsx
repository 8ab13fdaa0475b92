import { Icon } from '@/ui/icon/icon';

interface NumberField {
  name: string;
  label: string;
  unit: string;
  value: string;
  error?: string | undefined;
  /** A field whose error another one shows. */
  describedBy?: string | undefined;
}

/** A number to type. Text with a numeric keyboard: a number input loses what it does not understand. */
export function NumberField({ name, label, unit, value, error, describedBy }: NumberField) {
  const id = `calculator-${name}`; // a lead form on the page may ask for the same
  const errorId = error === undefined ? describedBy : `${id}-error`;
  return (
    <div className="field" data-invalid={errorId === undefined ? undefined : ''}>
      <label htmlFor={id}>
        {label} <span className="optional">{unit}</span>
      </label>
      <input
        className="input"
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        defaultValue={value}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
      />
      {error !== undefined && (
        <p className="error" id={`${id}-error`}>
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </div>
  );
}
