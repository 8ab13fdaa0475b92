import type { FormText } from '@/leads/text';
import { BusyButton } from '@/ui/busy-button';
import { Icon } from '@/ui/icon/icon';
import type { Status } from './use-lead-form';

interface SubmitButtonProps {
  status: Status;
  text: FormText;
  /** Its words. */
  label: string;
}

/** The button, and beside it the one line that says a send has failed (decisions 2.9). */
export function SubmitButton({ status, text, label }: SubmitButtonProps) {
  const busy = status === 'submitting';
  return (
    <div className="form__send">
      <div role="alert">
        {status === 'failed' && (
          <p className="error">
            <Icon name="circle-alert" />
            {text.failed}
          </p>
        )}
      </div>
      <BusyButton label={busy ? text.submitting : label} busy={busy} isWide />
    </div>
  );
}
