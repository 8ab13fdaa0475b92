import { type ReactNode, useCallback, useEffect } from 'react';
import { INDIA } from '@/lib/mobile';
import { accountText } from '@/lib/text/account';
import { BusyButton } from '@/ui/busy-button';
import { FieldError } from '@/ui/field-error/field-error';
import { Icon } from '@/ui/icon/icon';
import { useStrings } from '@/ui/language';
import { isWhole, OtpRow } from './otp-row';
import { Resend } from './resend';
import type { CodeState } from './use-code';

interface CodeFormProps {
  id: string;
  state: CodeState;
  submit: string;
  /** What stands under the boxes. */
  hint?: string;
  /** Whether it fills a sheet. */
  isSheet?: boolean;
  /** What stands under the button. */
  children?: ReactNode;
}

/** The code that was sent, a way back to the number, and another code after 30 seconds. */
export function CodeForm({ id, state, submit, hint, isSheet = false, children }: CodeFormProps) {
  const t = useStrings(accountText);
  const focusOnCode = useCallback(() => document.getElementById(id)?.focus(), [id]);
  useEffect(focusOnCode, [focusOnCode]);
  const resend = async () => {
    const isSent = await state.send(1);
    const isTyping = document.activeElement?.matches('input');
    if (isSent && !isTyping) focusOnCode(); // the link that was pressed is gone
  };
  const isWrong = state.error !== '';
  const described = [isWrong && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <form
      className={isSheet ? 'form sheet-form' : 'form'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void state.verify();
      }}
    >
      <SentTo state={state} />
      <div className="field" data-invalid={isWrong ? '' : undefined}>
        <OtpRow
          id={id}
          legend={t.otp}
          digitLabel={t.digit}
          value={state.code}
          onChange={state.typeCode}
          invalid={isWrong}
          describedBy={described || undefined}
        />
        <FieldError id={`${id}-error`} message={state.error} />
        {hint && (
          <p className="hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <Resend seconds={state.seconds} text={t} onResend={() => void resend()} />
      <BusyButton label={submit} busy={state.busy} isReady={isWhole(state.code)} isWide={isSheet} />
      {children}
    </form>
  );
}

function SentTo({ state }: { state: CodeState }) {
  const t = useStrings(accountText);
  return (
    <div>
      <p role="status">{t.sent}</p>
      <p className="otp-number">
        <b>
          {INDIA} {state.number.slice(0, 5)} {state.number.slice(5)}
        </b>
        <button className="btn btn--quiet" type="button" onClick={state.editNumber}>
          <Icon name="pencil" />
          <span>
            {t.edit}
            <span className="vh">{t.editNumber}</span>
          </span>
        </button>
      </p>
    </div>
  );
}
