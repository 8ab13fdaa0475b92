import { CallButton } from './call-button';

interface BusyButtonProps {
  label: string;
  busy: boolean;
  isReady?: boolean;
  isWide?: boolean;
}

/** The button of a form: it waits until the form is ready, and shows that its call is under way. */
export function BusyButton({ label, busy, isReady = true, isWide = false }: BusyButtonProps) {
  return (
    <CallButton
      className={isWide ? 'btn btn--lg btn--block' : 'btn btn--lg'}
      type="submit"
      disabled={!isReady}
      busy={busy}
    >
      {busy && <span className="spinner" />}
      {label}
    </CallButton>
  );
}
