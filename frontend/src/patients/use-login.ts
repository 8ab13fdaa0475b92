import { useEffect, useState } from 'react';
import type { User } from '@/contract/types';
import { call } from '@/lib/call';
import { INDIA, parseMobile } from '@/lib/mobile';
import { beginSession, isHeld } from '@/lib/session';
import { codeFromPhone } from '@/lib/web-otp';
import { isWhole } from '@/ui/otp-row/otp-row';
import { useCountdown } from '@/ui/otp-row/resend';
import { useText } from '@/ui/text';
import { LOGIN, SIGNUP, tieVisitor } from './calls';

export type Step = 'number' | 'code' | 'loggedin';
const SHOWN_FOR_MS = 1000; // spec section 4: after 1 second the login resets

/**
 * Step 1 mobile number, 2 OTP, then 'loggedin' (spec section 4). `onLoggedIn` comes a second after; where
 * the browser keeps no cookies it waits for `finish`, so that this can be read.
 */
export function useLogin(onLoggedIn: (user: User) => void) {
  const t = useText().account;
  const [step, setStep] = useState<Step>('number');
  const [number, setNumber] = useState('');
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [user, setUser] = useState<User | null>(null);
  const { seconds, restart } = useCountdown();
  const request = { mobileNo: number, countryCode: INDIA.slice(1) };

  async function send(resend: 0 | 1) {
    if (busy) return;
    if (!parseMobile(number, INDIA)) {
      setError(t.badMobile);
      return;
    }
    setBusy(true);
    setError('');
    const answer = await call('POST', SIGNUP, { ...request, resend });
    setBusy(false);
    if (answer?.code === 200) {
      setStep('code');
      restart();
    } else setError(answer?.message || t.wrong);
  }

  async function verify() {
    if (busy) return;
    if (!isWhole(code)) {
      setError(t.badOtp);
      return;
    }
    setBusy(true);
    setError('');
    const answer = await call<User>('POST', LOGIN, { ...request, otp: code });
    setBusy(false);
    if (answer?.code !== 200 || !answer.data) {
      setError(answer ? answer.message || t.wrong : t.wrongHere);
      return;
    }
    const found = answer.data;
    const isKept = beginSession(found);
    tieVisitor();
    setUser(found);
    setStep('loggedin');
    if (isKept) setTimeout(() => onLoggedIn(found), SHOWN_FOR_MS);
  }

  useEffect(() => (step === 'code' ? codeFromPhone(setCode) : undefined), [step]);

  return {
    step,
    number,
    code,
    error,
    busy,
    seconds,
    finish: () => user && isHeld() && onLoggedIn(user),
    typeNumber(typed: string) {
      setNumber(typed);
      setError('');
    },
    typeCode(typed: string) {
      setCode(typed);
      setError('');
    },
    editNumber() {
      setStep('number');
      setCode('');
      setError('');
    },
    send,
    verify,
  };
}

export type LoginState = ReturnType<typeof useLogin>;
