import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { said } from '@/lib/said';
import { Badge } from '@/ui/badge/badge';
import { FieldError } from '@/ui/field-error/field-error';
import { isWhole, OtpRow } from '@/ui/otp-row/otp-row';
import { Resend, useCountdown } from '@/ui/otp-row/resend';
import { codeIn } from './country-code';
import { errorId } from './field';
import { MESSAGES } from './fields';
import { INDIA, parseMobile } from './mobile';
import { checkCode, type MobileNumber, sendCode } from './otp';
import type { FormText } from './text';

interface OtpFieldProps {
  id: string;
  text: FormText;
}

/** The number as the form around holds it; null while it is none. */
function numberIn(inside: RefObject<HTMLElement | null>): MobileNumber | null {
  const form = inside.current?.closest('form');
  if (!form) return null;
  const data = new FormData(form);
  const code = codeIn(String(data.get('countryCode') ?? '')) ?? INDIA;
  const mobile = parseMobile(String(data.get('mobileField') ?? ''), code);
  return mobile && { mobileNo: mobile.number, countryCode: mobile.code.slice(1) };
}

/**
 * Proves the number by a code. It helps the call centre and keeps nobody out: when no code can be had,
 * or none is entered, the request is taken all the same, unverified (decisions 2.12).
 */
export function OtpField({ id, text }: OtpFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const [sends, setSends] = useState(0);
  const isSent = sends > 0;
  const { seconds, restart } = useCountdown();
  const [code, setCode] = useState('');
  const [isVerified, setVerified] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function send(resend: 0 | 1) {
    const to = numberIn(place);
    if (!to) return setError(said(MESSAGES.mobile, text.messages));
    setBusy(true);
    const answer = await sendCode(to, resend);
    setBusy(false);
    if ('error' in answer) return setError(said(answer.error, text.messages));
    setError(undefined);
    setCode('');
    setSends((count) => count + 1);
    restart();
  }

  // What had the focus, the button or the link, is gone by then.
  useEffect(() => {
    if (sends > 0) document.getElementById(id)?.focus();
  }, [sends, id]);
  useEffect(() => {
    if (isVerified) end.current?.focus();
  }, [isVerified]);

  async function verify() {
    const to = numberIn(place);
    if (!to) return setError(said(MESSAGES.mobile, text.messages));
    setBusy(true);
    const answer = await checkCode(to, code);
    setBusy(false);
    setError('error' in answer ? said(answer.error, text.messages) : undefined);
    setVerified('ok' in answer);
  }

  /** Enter in a box is meant for the code, and would send the form around it. */
  function checkOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (isWhole(code) && !isBusy) void verify();
  }

  return (
    <div className="field full" ref={place} data-invalid={error && !isSent ? '' : undefined}>
      {!isSent && (
        <>
          <button
            className="btn btn--secondary"
            type="button"
            id={id}
            disabled={isBusy}
            aria-describedby={errorId(id, error)}
            onClick={() => void send(0)}
          >
            {text.otp.send}
          </button>
          <FieldError id={`${id}-error`} message={error ?? ''} />
        </>
      )}
      {isSent && !isVerified && (
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
              invalid={error !== undefined}
              describedBy={errorId(id, error)}
              onChange={(digits) => {
                setCode(digits);
                setError(undefined);
              }}
            />
            <FieldError id={`${id}-error`} message={error ?? ''} />
          </div>
          <button
            className="btn btn--secondary"
            type="button"
            disabled={isBusy || !isWhole(code)}
            onClick={() => void verify()}
          >
            {text.otp.verify}
          </button>
          <Resend seconds={seconds} text={text.otp} onResend={() => void send(1)} />
        </>
      )}
      <p className="hint" role="status" tabIndex={-1} ref={end}>
        {isVerified && <Badge icon="badge-check">{text.otp.verified}</Badge>}
      </p>
    </div>
  );
}
