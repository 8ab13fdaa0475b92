import { useCallback, useEffect, useState } from 'react';
import type { OwnRequests, OwnWish } from '@/contract/types';
import { call, leaveSession } from '@/lib/call';
import { useLanguage, useText } from '@/ui/text';

const PATHS = { en: '/api/lead/requests', hi: '/api/lead/requests?language=hi' };

export interface Own {
  /** Null as long as they have not come. */
  found: OwnRequests | null;
  hasFailed: boolean;
  reload: () => void;
  /** "" when it is done, else what to tell. */
  change: (wish: OwnWish) => Promise<string>;
}

/** The requests of the patient `id`: loaded anew for another patient, and when the network is back. */
export function useOwnRequests(id: string): Own {
  const { myRequests: t, translateMessage } = useText();
  const path = PATHS[useLanguage()];
  const [found, setFound] = useState<OwnRequests | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const reload = useCallback(async () => {
    setHasFailed(false);
    const answer = await call<OwnRequests>('GET', path);
    if (answer?.code === 401) return leaveSession();
    if (answer?.code === 200 && answer.data) setFound(answer.data);
    else setHasFailed(true);
  }, [path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another patient has other requests
  useEffect(() => {
    setFound(null);
    void reload();
    const again = () => void reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [id, reload]);

  async function change(wish: OwnWish): Promise<string> {
    const answer = await call<OwnRequests>('POST', path, wish);
    if (answer?.code !== 200 || !answer.data) return translateMessage(answer?.message || t.wrong);
    setFound(answer.data);
    return '';
  }

  return { found, hasFailed, reload: () => void reload(), change };
}
