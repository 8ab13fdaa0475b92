import { type RefObject, useRef, useState } from 'react';
import { OTP_LENGTH, OtpRow } from '@/ui/otp-row/otp-row';
import { Resend } from '@/ui/otp-row/resend';
import { codeIn } from './country-code';
import { FieldError } from './field';
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
  const [sent, setSent] = useState(0);
  const [code, setCode] = useState('');
  const [isVerified, setVerified] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function send(resend: 0 | 1) {
    const to = numberIn(place);
    if (!to) return setError(MESSAGES.mobile);
    setBusy(true);
    const answer = await sendCode(to, resend);
    setBusy(false);
    if ('error' in answer) return setError(answer.error);
    setError(undefined);
    setCode('');
    setSent((count) => count + 1);
  }

  async function verify() {
    const to = numberIn(place);
    if (!to) return setError(MESSAGES.mobile);
    setBusy(true);
    const answer = await checkCode(to, code);
    setBusy(false);
    setError('error' in answer ? answer.error : undefined);
    setVerified('ok' in answer);
  }

  return (
    <div className="field full" ref={place} data-invalid={error && sent === 0 ? '' : undefined}>
      {sent === 0 && (
        <>
          <button
            className="btn btn--secondary"
            type="button"
            id={id}
            disabled={isBusy}
            onClick={() => void send(0)}
          >
            {text.otp.send}
          </button>
          <FieldError id={id} error={error} />
        </>
      )}
      {sent > 0 && !isVerified && (
        <>
          <p className="hint" role="status">
            {text.otp.sent}
          </p>
          <OtpRow
            id={id}
            text={{ legend: text.fields.FormOTPField, box: text.otp.box }}
            value={code}
            error={error}
            onChange={(digits) => {
              setCode(digits);
              setError(undefined);
            }}
          />
          <button
            className="btn btn--secondary"
            type="button"
            disabled={isBusy || code.length < OTP_LENGTH}
            onClick={() => void verify()}
          >
            {text.otp.verify}
          </button>
          <Resend text={text.otp} sent={sent} onResend={() => void send(1)} />
        </>
      )}
      <p className="hint" role="status">
        {isVerified && text.otp.verified}
      </p>
    </div>
  );
}
