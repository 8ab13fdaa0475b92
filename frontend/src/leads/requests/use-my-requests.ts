import { useCallback, useEffect, useRef, useState } from 'react';
import type { PatientRequests, RequestChange } from '@/contract/types';
import { onComeBack } from '@/lib/on-come-back';
import { myRequestsText } from '@/lib/text/my-requests';
import { call, leaveSession } from '@/patients/call';
import { useLanguage, useStrings } from '@/ui/language';

const PATHS = { en: '/api/lead/requests', hi: '/api/lead/requests?language=hi' };

export interface Own {
  /** Null as long as they have not come. */
  found: PatientRequests | null;
  hasFailed: boolean;
  reload: () => void;
  /** "" when it is done, else what to tell. */
  change: (wish: RequestChange) => Promise<string>;
}

/** The requests of the patient `id`: loaded again for another patient, and when the network or the page is back. */
export function useMyRequests(id: string): Own {
  const t = useStrings(myRequestsText);
  const path = PATHS[useLanguage()];
  const [found, setFound] = useState<PatientRequests | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  /** Whose answer counts: what was asked before may be another patient's, or older than what stands there. */
  const turn = useRef(0);

  const reload = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    setHasFailed(false);
    const answer = await call<PatientRequests>('GET', path);
    if (mine !== turn.current) return;
    if (answer?.code === 401) return leaveSession();
    if (answer?.code === 200 && answer.data) setFound(answer.data);
    else setHasFailed(true);
  }, [path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another patient has other requests
  useEffect(() => {
    setFound(null);
    void reload();
    const again = () => void reload();
    const stop = onComeBack(again);
    addEventListener('online', again);
    return () => {
      stop();
      removeEventListener('online', again);
    };
  }, [id, reload]);

  async function change(wish: RequestChange): Promise<string> {
    const before = turn.current;
    const answer = await call<PatientRequests>('POST', path, wish);
    const isNewest = before === turn.current;
    if (answer?.code === 401 && isNewest) void leaveSession();
    if (answer?.code !== 200 || !answer.data) return answer?.message || t.wrong;
    if (isNewest) {
      turn.current += 1; // what was asked before the change may not know of it
      setFound(answer.data);
    } else void reload();
    return '';
  }

  return { found, hasFailed, reload: () => void reload(), change };
}
