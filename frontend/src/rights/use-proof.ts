import { useEffect, useState } from 'react';
import { call } from '@/lib/call';
import { INDIA, parseMobile } from '@/lib/mobile';
import { codeFromPhone } from '@/lib/web-otp';
import { isWhole } from '@/ui/otp-row/otp-row';
import { useCountdown } from '@/ui/otp-row/resend';
import { useText } from '@/ui/text';

const CODE = '/api/privacy/code';
const PROOF = '/api/privacy/proof';

/** Mobile number, then its code, then `onProved` with what opens the calls: it stays in this page alone. */
export function useProof(onProved: (proof: string) => void) {
  const t = useText().account;
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
    const answer = await call('POST', CODE, { ...request, resend });
    setBusy(false);
    if (answer?.code !== 200) return setError(answer?.message || t.wrong);
    setIsSent(true);
    restart();
  }

  async function verify() {
    if (busy) return;
    if (!isWhole(code)) return setError(t.badOtp);
    setBusy(true);
    setError('');
    const answer = await call<{ proof: string }>('POST', PROOF, { ...request, otp: code });
    setBusy(false);
    if (answer?.code === 200 && answer.data) onProved(answer.data.proof);
    else setError(answer ? answer.message || t.wrong : t.wrongHere);
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

export type ProofState = ReturnType<typeof useProof>;
