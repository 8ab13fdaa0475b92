import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { StoredData } from '@/contract/types';
import type { Answer } from '@/lib/call';
import { onComeBack } from '@/lib/on-come-back';
import { yourDataText } from '@/lib/text/your-data';
import { call } from '@/patients/call';
import { showSaved } from '@/patients/save-profile';
import { currentProfile, useProfile } from '@/patients/session';
import { useStrings } from '@/ui/language';
import { showToast } from '@/ui/toast/toast';

type Way = 'correct' | 'withdraw' | 'stop-contact' | 'erase' | 'keep';

/** What is asked of the server; "" when it is done (and `done` is said of what is held then), else what to tell. */
export type Ask = (
  way: Way,
  body: object,
  done: string | ((held: StoredData) => string),
) => Promise<string>;

/** What is held of whoever proved a number here, or else of who is logged in. */
export function useHeld() {
  const t = useStrings(yourDataText);
  const id = useProfile()?.id;
  const [proof, setProof] = useState('');
  const [held, setHeld] = useState<StoredData | null>(null);
  const [failure, setFailure] = useState('');
  const [notice, setNotice] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const isKnown = proof !== '' || (id !== undefined && !isRefused);

  const fetched = useCallback(
    (method: 'GET' | 'POST', way: string, body?: object) =>
      call<StoredData>(method, `/api/privacy/${way}`, body, proof ? { Proof: proof } : {}),
    [proof],
  );

  const start = useCallback(() => {
    setHeld(null);
    setNotice(t.proveAgain);
    setProof('');
    // A login of long ago, or of another number than was proved: that is proved again, and the login stays.
    setIsRefused(true);
  }, [t]);

  /** Whose answers count: what was asked for one person is not shown to the next. */
  const turn = useRef(0);
  /** How often a wish was granted: what was asked for before that tells what is held no longer. */
  const granted = useRef(0);

  const load = useCallback(async () => {
    const [mine, before] = [turn.current, granted.current];
    setFailure('');
    const answer = await fetched('GET', 'held');
    if (mine !== turn.current || before !== granted.current) return;
    if (answer?.code === 401) start();
    else if (answer?.code === 200 && answer.data) setHeld(answer.data);
    else setFailure(answer?.message || t.failed);
  }, [fetched, start, t]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a login that was refused is over with its session
  useEffect(() => setIsRefused(false), [id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: of another person other data is held
  useEffect(() => {
    turn.current += 1;
    setHeld(null);
    if (isKnown) void load();
  }, [id, isKnown, load]);

  useFreshOnBack(id, isKnown, load);

  const ask = useAsk({ turn, granted, fetched, start, setHeld, isOwn: proof === '' });
  return { isKnown, isProved: proof !== '', held, failure, notice, prove: setProof, load, ask };
}

/** What is held of another patient by then is loaded all the same. */
function useFreshOnBack(id: string | undefined, isKnown: boolean, load: () => Promise<void>) {
  useEffect(() => {
    if (!isKnown) return;
    return onComeBack(() => currentProfile()?.id === id && void load());
  }, [id, isKnown, load]);
}

interface AskSetup {
  turn: RefObject<number>;
  granted: RefObject<number>;
  fetched: (method: 'POST', way: Way, body: object) => Promise<Answer<StoredData> | null>;
  /** Whoever asked must prove who they are. */
  start: () => void;
  setHeld: (held: StoredData) => void;
  /** Of who is logged in, and not of a number that was proved. */
  isOwn: boolean;
}

function useAsk({ turn, granted, fetched, start, setHeld, isOwn }: AskSetup): Ask {
  const t = useStrings(yourDataText);
  const before = useRef<Promise<unknown>>(Promise.resolve());

  return async (way, body, done) => {
    const mine = turn.current;
    const isMine = () => mine === turn.current;
    // One after another: each answer says all that is held, and the last to come must be the last that was asked.
    const asked = before.current.then(() => (isMine() ? fetched('POST', way, body) : null));
    before.current = asked;
    const answer = await asked;
    if (!isMine()) return '';
    if (answer?.code === 401) {
      start();
      return t.proveAgain;
    }
    if (answer?.code !== 200 || !answer.data) return answer?.message || t.wrong;
    granted.current += 1;
    setHeld(answer.data);
    if (way === 'correct' && isOwn && answer.data.profile) showSaved(body, answer.data.profile);
    showToast(typeof done === 'string' ? done : done(answer.data));
    return '';
  };
}
