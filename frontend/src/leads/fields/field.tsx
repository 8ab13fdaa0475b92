import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon/icon';

interface FieldProps {
  id: string;
  label: ReactNode;
  error: string | undefined;
  className?: string;
  children: ReactNode;
}

/** The id of a field's error, for `aria-describedby`; undefined when there is none. */
export const errorId = (id: string, error: string | undefined) =>
  error ? `${id}-error` : undefined;

/** The id of a field's label. */
export const labelId = (id: string) => `${id}-label`;

/** The message under a field (spec section 8). */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="error" id={`${id}-error`}>
      <Icon name="circle-alert" />
      {error}
    </p>
  );
}

/** A label, its control and the message under it. */
export function Field({ id, label, error, className, children }: FieldProps) {
  return (
    <div
      className={className ? `field ${className}` : 'field'}
      data-invalid={error ? '' : undefined}
    >
      <label htmlFor={id} id={labelId(id)}>
        {label}
      </label>
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}
