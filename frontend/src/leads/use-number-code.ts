import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Language } from '@/lib/text';
import { useOneTimeCode } from '@/patients/one-time-code/use-one-time-code';
import { codeIn } from './country-code';
import { FIELDS, htmlName } from './fields';
import { INDIA, parseMobile } from './mobile';
import { checkCode, type MobileNumber, sendCode } from './otp';
import type { FormText } from './text';

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
export function useNumberCode(text: FormText, language: Language) {
  const place = useRef<HTMLDivElement>(null);
  const [to, setTo] = useState<MobileNumber | null>(null);
  const [sends, setSends] = useState(0);
  const [isVerified, setVerified] = useState(false);
  const { code, error, isBusy, seconds, enter, setError, ...otp } = useOneTimeCode();

  async function send(resend: 0 | 1) {
    const number = numberIn(place);
    if (!number) return setError(FIELDS.mobile.message[language]);
    if (!(await otp.send(() => sendCode(number, resend, text.otp)))) return;
    enter('');
    setTo(number);
    setSends((count) => count + 1);
  }

  async function verify() {
    if (!to || isBusy) return;
    setVerified(await otp.verify(() => checkCode(to, code, text.otp)));
  }

  useNewNumber(place, to, () => {
    setTo(null);
    setSends(0);
    setVerified(false);
    setError('');
  });

  return { place, sends, code, isVerified, isBusy, error, seconds, send, verify, enter };
}

/** Looked at when a field is left: a digit taken out to be typed again makes no other number. */
function useNewNumber(
  place: RefObject<HTMLElement | null>,
  sentTo: MobileNumber | null,
  onChanged: () => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called sets state alone
  useEffect(() => {
    if (!sentTo) return;
    const form = place.current?.closest('form');
    const look = () => {
      if (!isSame(sentTo, numberIn(place))) onChanged();
    };
    form?.addEventListener('focusout', look);
    return () => form?.removeEventListener('focusout', look);
  }, [sentTo]);
}
