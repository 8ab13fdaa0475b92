import { useState } from 'react';
import type { FormText } from '@/leads/text';
import { offlineWords } from '@/lib/offline-words';
import { pageCall } from '@/lib/page-call';
import { shownNumber } from '@/lib/shown-number';
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
  const call = status === 'failed' ? pageCall() : undefined;
  return (
    <div className="form__send">
      <div role="alert">{status === 'failed' && <Failure otherwise={text.failed} />}</div>
      {call && (
        <a className="btn btn--secondary btn--block" href={call}>
          <Icon name="phone" />
          {text.callUs(shownNumber(call.replace('tel:', '')))}
        </a>
      )}
      <BusyButton label={busy ? text.submitting : label} busy={busy} isWide />
    </div>
  );
}

/** Why, where the device knows that it has no network. It is said once, whatever comes meanwhile. */
function Failure({ otherwise }: { otherwise: string }) {
  const [words] = useState(() => offlineWords(document) || otherwise);
  return (
    <p className="error">
      <Icon name="circle-alert" />
      {words}
    </p>
  );
}
