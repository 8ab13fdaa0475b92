import { useEffect, useEffectEvent, useState } from 'react';
import { sendAsPerson } from '@/lib/challenge';
import { INDIA, parseMobile } from '@/lib/mobile';
import { accountText } from '@/lib/text/account';
import { call } from '@/patients/call';
import { useStrings } from '@/ui/language';
import { isWhole } from './otp-row';
import { useOneTimeCode } from './use-one-time-code';
import { codeFromPhone } from './web-otp';

interface CodeCalls {
  send: string;
  check: string;
}

/** '' when it is on its way, else what to tell. */
async function sendCode(path: string, body: object, otherwise: string): Promise<string> {
  const answer = await call('POST', path, body, {}, sendAsPerson);
  return answer?.code === 200 ? '' : answer?.message || otherwise;
}

/** Of each message anew, as long as a code is waited for. */
function useCodeOfPhone(isWaiting: boolean, sends: number, enter: (code: string) => void) {
  const take = useEffectEvent(enter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each code that is sent has a message of its own
  useEffect(
    () => (isWaiting ? codeFromPhone((found) => take(found)) : undefined),
    [isWaiting, sends],
  );
}

/** A mobile number, then its code, then `onRight` with what the check answers (spec section 4). */
export function useCode<T>(calls: CodeCalls, onRight: (answer: T) => void) {
  const t = useStrings(accountText);
  const [isSent, setIsSent] = useState(false);
  const [sends, setSends] = useState(0);
  const [number, setNumber] = useState('');
  const [sentTo, setSentTo] = useState('');
  const { code, error, isBusy: busy, seconds, enter, setError, ...otp } = useOneTimeCode();
  const request = { mobileNo: number, countryCode: INDIA.slice(1) };

  /** Whether the code is on its way. */
  async function send(resend: 0 | 1): Promise<boolean> {
    if (busy) return false;
    const isWrong = !parseMobile(number, INDIA);
    setError(isWrong ? t.badMobile : '');
    if (isWrong) return false;
    // The code of a moment ago still counts, and another is not sent yet.
    const isOnItsWay = resend === 0 && number === sentTo && seconds > 0;
    const wentOut =
      isOnItsWay || (await otp.send(() => sendCode(calls.send, { ...request, resend }, t.wrong)));
    if (!wentOut) return false;
    setSentTo(number);
    setIsSent(true);
    setSends((count) => count + 1);
    return true;
  }

  async function verify() {
    if (busy) return;
    if (!isWhole(code)) return setError(t.badOtp);
    setError('');
    await otp.verify(async () => {
      const answer = await call<T>('POST', calls.check, { ...request, otp: code });
      if (!answer) return t.wrongHere;
      if (answer.code !== 200 || !answer.data) return answer.message || t.wrong;
      onRight(answer.data);
      return '';
    });
  }

  useCodeOfPhone(isSent, sends, enter);

  function typeNumber(typed: string) {
    setNumber(typed);
    setError('');
  }
  function editNumber() {
    otp.giveUp();
    setIsSent(false);
    enter('');
  }
  const state = { isSent, number, code, error, busy, seconds };
  return { ...state, typeNumber, typeCode: enter, editNumber, send, verify };
}

export type CodeState = ReturnType<typeof useCode>;
