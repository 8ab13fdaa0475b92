import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { FormText } from '@/leads/text';
import { isFocusAt } from '@/lib/is-focus-at';
import type { Language } from '@/lib/text';
import { isWhole, OtpRow } from '@/patients/one-time-code/otp-row';
import { Resend } from '@/patients/one-time-code/resend';
import { Badge } from '@/ui/badge/badge';
import { CallButton } from '@/ui/call-button';
import { FieldError } from '@/ui/field-error/field-error';
import { errorId } from './field';
import { useNumberCode } from './use-number-code';

interface OtpFieldProps {
  id: string;
  text: FormText;
  language: Language;
  onWrongNumber: (message: string) => void;
  onVerified?: () => void;
}

/**
 * Proves the number by a code. It helps the call centre and keeps nobody out: when no code can be had,
 * or none is entered, the request is taken all the same, unverified (decisions 2.12).
 */
export function OtpField({ id, text, language, onWrongNumber, onVerified }: OtpFieldProps) {
  const own = useNumberCode(text, language, onWrongNumber, onVerified);
  const { sends, isVerified } = own;
  const isSent = sends > 0;
  const end = useRef<HTMLParagraphElement>(null);

  // What had the focus, the button or the link, is gone by then; who has gone on to another field stays there.
  useEffect(() => {
    const isTyping = document.activeElement?.matches('input');
    if (sends > 0 && !isTyping && isFocusAt(own.place.current))
      document.getElementById(id)?.focus();
  }, [sends, id, own.place]);
  useEffect(() => {
    if (isVerified && isFocusAt(own.place.current)) end.current?.focus();
  }, [isVerified, own.place]);

  return (
    <div className="field full" ref={own.place}>
      {!isSent && (
        <CallButton
          className="btn btn--secondary"
          id={id}
          busy={own.isBusy}
          onClick={() => void own.send(0)}
        >
          {text.otp.send}
        </CallButton>
      )}
      {isSent && !isVerified && <SentCode id={id} text={text} own={own} />}
      <p className="hint" role="status" tabIndex={-1} ref={end}>
        {isVerified && <Badge icon="badge-check">{text.otp.verified}</Badge>}
      </p>
    </div>
  );
}

/** The six boxes, the check and another code. */
function SentCode({
  id,
  text,
  own,
}: Pick<OtpFieldProps, 'id' | 'text'> & { own: ReturnType<typeof useNumberCode> }) {
  const { code, error, verify } = own;

  /** Enter in a box is meant for the code, and would send the form around it. */
  function checkOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (isWhole(code)) void verify();
  }

  return (
    <>
      <p className="hint" role="status">
        {text.otp.sent}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of the boxes inside */}
      <div className="field" data-invalid={error ? '' : undefined} onKeyDown={checkOnEnter}>
        <OtpRow
          id={id}
          legend={text.fields.FormOTPField}
          digitLabel={text.otp.digit}
          value={code}
          invalid={error !== ''}
          describedBy={errorId(id, error)}
          onChange={own.enter}
        />
        <FieldError id={`${id}-error`} message={error} />
      </div>
      <CallButton
        className="btn btn--secondary"
        busy={own.isBusy}
        disabled={!isWhole(code)}
        onClick={() => void verify()}
      >
        {text.otp.verify}
      </CallButton>
      <Resend seconds={own.seconds} text={text.otp} onResend={() => void own.send(1)} />
    </>
  );
}
