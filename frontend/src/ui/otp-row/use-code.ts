import { useEffect, useState } from 'react';
import { call } from '@/lib/call';
import { INDIA, parseMobile } from '@/lib/mobile';
import { codeFromPhone } from '@/lib/web-otp';
import { useText } from '@/ui/text';
import { isWhole } from './otp-row';
import { useCountdown } from './resend';

interface CodeCalls {
  send: string;
  check: string;
}

/** A mobile number, then its code, then `onRight` with what the check answers (spec section 4). */
export function useCode<T>(calls: CodeCalls, onRight: (answer: T) => void) {
  const { account: t, translateMessage } = useText();
  const [isSent, setIsSent] = useState(false);
  const [number, setNumber] = useState('');
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const { seconds, restart } = useCountdown();
  const request = { mobileNo: number, countryCode: INDIA.slice(1) };

  async function send(resend: 0 | 1) {
    if (busy) return;
    if (!parseMobile(number, INDIA)) return setError(t.badMobile);
    setBusy(true);
    setError('');
    const answer = await call('POST', calls.send, { ...request, resend });
    setBusy(false);
    if (answer?.code !== 200) return setError(translateMessage(answer?.message || t.wrong));
    setIsSent(true);
    restart();
  }

  async function verify() {
    if (busy) return;
    if (!isWhole(code)) return setError(t.badOtp);
    setBusy(true);
    setError('');
    const answer = await call<T>('POST', calls.check, { ...request, otp: code });
    setBusy(false);
    if (answer?.code === 200 && answer.data) onRight(answer.data);
    else setError(answer ? translateMessage(answer.message || t.wrong) : t.wrongHere);
  }

  function type(set: (typed: string) => void) {
    return (typed: string) => {
      set(typed);
      setError('');
    };
  }

  useEffect(() => (isSent ? codeFromPhone(setCode) : undefined), [isSent]);

  return {
    isSent,
    number,
    code,
    error,
    busy,
    seconds,
    typeNumber: type(setNumber),
    typeCode: type(setCode),
    editNumber() {
      setIsSent(false);
      setCode('');
      setError('');
    },
    send,
    verify,
  };
}

export type CodeState = ReturnType<typeof useCode>;
