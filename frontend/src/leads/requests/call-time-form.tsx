import { type FormEvent, useState } from 'react';
import type { PatientRequest } from '@/contract/types';
import { ChoiceField } from '@/leads/fields/choice-field';
import { formText } from '@/leads/text';
import { isFocusAt } from '@/lib/is-focus-at';
import { myRequestsText } from '@/lib/text/my-requests';
import { requestStatusText } from '@/lib/text/request-status';
import { CallButton } from '@/ui/call-button';
import { useLanguage, useStrings } from '@/ui/language';
import { showToast } from '@/ui/toast/toast';

interface CallTimeFormProps {
  request: PatientRequest;
  times: string[];
  onSave: (callTime: string) => Promise<string>;
}

/** When the patient wants the call; folded until it is wanted. */
export function CallTimeForm({ request, times, onSave }: CallTimeFormProps) {
  const t = useStrings(myRequestsText);
  const status = useStrings(requestStatusText);
  const labels = formText(useLanguage()).options;
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const id = `call-${request.reference}`;

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const time = String(new FormData(form).get(id) ?? '');
    if (!time) return refuse(form, t.chooseTime);
    setBusy(true);
    const failure = await onSave(time);
    setBusy(false);
    setError(undefined);
    if (!failure) return;
    if (isFocusAt(form)) return refuse(form, failure);
    setError(failure);
    showToast(failure);
  }

  /** Told with the group that takes the focus. */
  function refuse(form: HTMLFormElement, message: string) {
    setError(message);
    (form.querySelector<HTMLElement>('input:checked') ?? form.querySelector('input'))?.focus();
  }

  return (
    <details className="own__time">
      <summary>{t.changeTime}</summary>
      <form
        className="form"
        noValidate
        onSubmit={(event) => void save(event)}
        onChange={() => setError(undefined)}
      >
        <ChoiceField
          id={id}
          name={id}
          legend={status.whenTitle}
          options={times}
          labelOf={(option) => labels[option] ?? option}
          value={request.callTime}
          isRequired
          error={error}
        />
        <CallButton type="submit" busy={busy}>
          {status.change}
        </CallButton>
      </form>
    </details>
  );
}
