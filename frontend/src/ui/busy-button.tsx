import { useFocusAfterBusy } from './use-focus-after-busy';

interface BusyButtonProps {
  label: string;
  busy: boolean;
  isReady?: boolean;
  isWide?: boolean;
}

/** The button of a form: it waits until the form is ready, and shows that its call is under way. */
export function BusyButton({ label, busy, isReady = true, isWide = false }: BusyButtonProps) {
  const button = useFocusAfterBusy(busy);
  return (
    <button
      ref={button}
      className={isWide ? 'btn btn--lg btn--block' : 'btn btn--lg'}
      type="submit"
      disabled={!isReady || busy}
      aria-busy={busy || undefined}
    >
      {busy && <span className="spinner" />}
      {label}
    </button>
  );
}
