import { type RefObject, useEffect, useRef, useState } from 'react';
import { translateMessage } from '@/lib/translate-message';
import { useCountdown } from '@/ui/otp-row/resend';
import { codeIn } from './country-code';
import { FIELDS, htmlName } from './fields';
import { INDIA, parseMobile } from './mobile';
import { checkCode, type MobileNumber, sendCode } from './otp';

/** The number as the form around `inside` holds it; null while it is none. */
function numberIn(inside: RefObject<HTMLElement | null>): MobileNumber | null {
  const form = inside.current?.closest('form');
  if (!form) return null;
  const data = new FormData(form);
  const code = codeIn(String(data.get('countryCode') ?? '')) ?? INDIA;
  const mobile = parseMobile(String(data.get(htmlName('mobile')) ?? ''), code);
  return mobile && { mobileNo: mobile.number, countryCode: mobile.code.slice(1) };
}

const isSame = (one: MobileNumber, other: MobileNumber | null) =>
  one.mobileNo === other?.mobileNo && one.countryCode === other.countryCode;

/**
 * A code asked for, entered and checked, for the number in the form around. A code proves the number
 * it was sent to: a new number restarts it.
 */
export function useNumberCode(words: Record<string, string>) {
  const place = useRef<HTMLDivElement>(null);
  const [to, setTo] = useState<MobileNumber | null>(null);
  const [sends, setSends] = useState(0);
  const [code, setCode] = useState('');
  const [isVerified, setVerified] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { seconds, restart } = useCountdown();

  async function send(resend: 0 | 1) {
    const number = numberIn(place);
    if (!number) return setError(translateMessage(FIELDS.mobile.message, words));
    setBusy(true);
    const answer = await sendCode(number, resend);
    setBusy(false);
    if ('error' in answer) return setError(translateMessage(answer.error, words));
    setError(undefined);
    setCode('');
    setTo(number);
    setSends((count) => count + 1);
    restart();
  }

  async function verify() {
    if (!to || isBusy) return;
    setBusy(true);
    const answer = await checkCode(to, code);
    setBusy(false);
    setError('error' in answer ? translateMessage(answer.error, words) : undefined);
    setVerified('ok' in answer);
  }

  function enter(digits: string) {
    setCode(digits);
    setError(undefined);
  }

  // When a field is left: a digit taken out to be typed again makes no other number.
  useEffect(() => {
    if (!to) return;
    const form = place.current?.closest('form');
    const beginAnew = () => {
      if (isSame(to, numberIn(place))) return;
      setTo(null);
      setSends(0);
      setVerified(false);
      setError(undefined);
    };
    form?.addEventListener('focusout', beginAnew);
    return () => form?.removeEventListener('focusout', beginAnew);
  }, [to]);

  return { place, sends, code, isVerified, isBusy, error, seconds, send, verify, enter };
}
