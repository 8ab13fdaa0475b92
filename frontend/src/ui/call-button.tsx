import type { ButtonHTMLAttributes } from 'react';
import { useFocusAfterBusy } from './use-focus-after-busy';

interface CallButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** While its call is under way. */
  busy: boolean;
}

/** A button that is pressed once for a call, and has the focus again when that has ended. */
export function CallButton({ busy, disabled = false, ...button }: CallButtonProps) {
  const own = useFocusAfterBusy(busy);
  return (
    <button
      className="btn"
      type="button"
      {...button}
      ref={own}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    />
  );
}
