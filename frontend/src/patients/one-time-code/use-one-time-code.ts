import { useRef, useState } from 'react';
import { useCountdown } from './resend';

/** A code on its way, and what went wrong with it. Each call answers what to tell; '' when it is done. */
export function useOneTimeCode() {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { seconds, restart } = useCountdown();

  const turn = useRef(0);

  /** Whether the call went well. One that was given up tells nothing any more. */
  async function run(call: () => Promise<string>): Promise<boolean> {
    const mine = ++turn.current;
    setBusy(true);
    const refused = await call();
    if (mine !== turn.current) return false;
    setBusy(false);
    setError(refused);
    return refused === '';
  }

  /** Another code may be asked for 30 seconds later. Digits that are typed as it is sent are not those of before. */
  async function send(call: () => Promise<string>): Promise<boolean> {
    const isSent = await run(call);
    if (!isSent) return false;
    restart();
    setCode((now) => (now === code ? '' : now));
    return true;
  }

  function giveUp() {
    turn.current += 1;
    setBusy(false);
  }

  function enter(digits: string) {
    setCode(digits);
    setError('');
  }

  return { code, error, isBusy, seconds, send, verify: run, giveUp, enter, setError };
}
