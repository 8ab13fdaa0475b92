import { useState } from 'react';
import { useCountdown } from './resend';

/** A code on its way, and what went wrong with it. Each call answers what to tell; '' when it is done. */
export function useOneTimeCode() {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { seconds, restart } = useCountdown();

  /** Whether the call went well. */
  async function run(call: () => Promise<string>): Promise<boolean> {
    setBusy(true);
    const refused = await call();
    setBusy(false);
    setError(refused);
    return refused === '';
  }

  /** Another code may be asked for 30 seconds later. */
  async function send(call: () => Promise<string>): Promise<boolean> {
    const isSent = await run(call);
    if (isSent) restart();
    return isSent;
  }

  function enter(digits: string) {
    setCode(digits);
    setError('');
  }

  return { code, error, isBusy, seconds, send, verify: run, enter, setCode, setError };
}
