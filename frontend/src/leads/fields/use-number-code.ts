import { type RefObject, useEffect, useRef, useState } from 'react';
import { codeIn } from '@/leads/fields/country-code';
import { FIELDS, htmlName } from '@/leads/fields/fields';
import { INDIA, parseMobile } from '@/leads/fields/mobile';
import { checkCode, type MobileNumber, sendCode } from '@/leads/fields/otp';
import type { FormText } from '@/leads/text';
import { isFocusAt } from '@/lib/is-focus-at';
import type { Language } from '@/lib/text';
import { useOneTimeCode } from '@/patients/one-time-code/use-one-time-code';

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
 * it was sent to: a new number restarts it. Why a first one was not sent is told at the number, which
 * takes the focus; of another one, at its boxes.
 */
export function useNumberCode(
  text: FormText,
  language: Language,
  onWrongNumber: (message: string) => void,
  onVerified: () => void = () => undefined,
) {
  const place = useRef<HTMLDivElement>(null);
  const [to, setTo] = useState<MobileNumber | null>(null);
  const [sends, setSends] = useState(0);
  const [isVerified, setVerified] = useState(false);
  const { code, error, isBusy, seconds, enter, setError, ...otp } = useOneTimeCode();

  async function send(resend: 0 | 1) {
    if (isBusy) return;
    const number = numberIn(place);
    if (!number) return refuseNumber(FIELDS.mobile.message[language]);
    let refused = '';
    await otp.send(async () => {
      refused = await sendCode(number, resend, text.otp);
      return refused;
    });
    if (isOutdated(number, refused)) return setError('');
    if (refused !== '') return resend ? undefined : refuseNumber(refused);
    onWrongNumber('');
    setTo(number);
    setSends((count) => count + 1);
  }

  /** What is said of a number that is another by now; one that is being typed again may become the same. */
  function isOutdated(asked: MobileNumber, refused: string): boolean {
    const now = numberIn(place);
    return !isSame(asked, now) && (now !== null || refused !== '');
  }

  function refuseNumber(message: string) {
    setError('');
    onWrongNumber(message);
    if (!isFocusAt(place.current)) return;
    const form = place.current?.closest('form');
    form?.querySelector<HTMLElement>(`[name="${htmlName('mobile')}"]`)?.focus();
  }

  async function verify() {
    if (!to || isBusy) return;
    const isRight = await otp.verify(() => checkCode(to, code, text.otp));
    setVerified(isRight);
    if (isRight) onVerified();
  }

  useNewNumber(place, to, () => {
    otp.giveUp();
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
