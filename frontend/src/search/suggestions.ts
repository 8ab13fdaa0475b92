import { useEffect, useState } from 'react';
import type { EmergencyAnswer, Entity, SearchHit } from '@/contract/types';
import { getJson } from '@/lib/get-json';
import { PATIENCE_MS } from '@/lib/patience';
import type { Language } from '@/lib/text';
import { useLanguage } from '@/ui/language';
import { isTooShort } from './query';

export interface Group {
  kind: Entity['ArticleType'];
  entities: Entity[];
}

/** `waiting`: longer than a moment. `failed`: offline or a fault; the form still asks /search. */
export type Suggestions =
  | { state: 'none' | 'waiting' | 'failed' }
  | {
      state: 'found';
      query: string;
      answers: SearchHit[];
      onlyMentioned: boolean;
      groups: Group[];
      emergency: EmergencyAnswer | null;
    };

type Answer = [
  Entity[],
  {
    total: number;
    emergency: EmergencyAnswer | null;
    answers: SearchHit[];
    onlyMentioned?: boolean;
  }?,
];

const PER_GROUP = 6; // spec section 9
const PAUSE = 80; // ms after the last key: with a quick server the answer is there within 150
const SKELETON_AFTER = 200; // ms of waiting (design.md section 5)
const ALL_INDIA = '1'; // spec section 7
const NONE: Suggestions = { state: 'none' };

/** By ArticleType, in the order of the best of each; at most six a group. */
export function grouped(entities: Entity[]): Group[] {
  const groups = new Map<Group['kind'], Entity[]>();
  for (const entity of entities) {
    const group = groups.get(entity.ArticleType) ?? [];
    if (group.length < PER_GROUP) group.push(entity);
    groups.set(entity.ArticleType, group);
  }
  return [...groups].map(([kind, found]) => ({ kind, entities: found }));
}

async function ask(
  query: string,
  city: string,
  language: Language,
  signal: AbortSignal,
): Promise<Suggestions> {
  const asked = new URLSearchParams({ query, city: city || ALL_INDIA, type: 'R' });
  if (language === 'hi') asked.set('language', language);
  const answer = await getJson<Answer>(`/api/search/entities?${asked}`, { signal });
  if (!Array.isArray(answer?.[0])) return { state: 'failed' };
  const [entities, more] = answer;
  const answers = more?.answers ?? [];
  const shown = new Set(answers.map(({ url }) => url));
  const groups = grouped(entities.filter(({ Url }) => !shown.has(Url)));
  const { emergency = null, onlyMentioned = false } = more ?? {};
  return { state: 'found', query, answers, onlyMentioned, groups, emergency };
}

/**
 * What the server suggests for a clean query. Each query ends the one before: an answer that comes late
 * is dropped, even when the network could not be stopped.
 */
export function useSuggestions(query: string, city: string): Suggestions {
  const language = useLanguage();
  const [suggestions, setSuggestions] = useState(NONE);
  useEffect(() => {
    if (isTooShort(query)) {
      setSuggestions(NONE);
      return undefined;
    }
    const stop = new AbortController();
    const slow = setTimeout(() => setSuggestions({ state: 'waiting' }), PAUSE + SKELETON_AFTER);
    const fail = () => {
      setSuggestions({ state: 'failed' });
      addEventListener('online', load, { signal: stop.signal, once: true });
    };
    // The network may be stuck; what comes all the same is shown.
    const stuck = setTimeout(fail, PATIENCE_MS);
    let asked = 0;
    const load = async () => {
      asked += 1;
      const own = asked;
      const answer = await ask(query, city, language, stop.signal);
      if (stop.signal.aborted || own !== asked) return;
      clearTimeout(slow);
      clearTimeout(stuck);
      removeEventListener('online', load);
      if (answer.state === 'failed') fail();
      else setSuggestions(answer);
    };
    const start = setTimeout(load, PAUSE);
    return () => {
      stop.abort();
      for (const timer of [start, slow, stuck]) clearTimeout(timer);
    };
  }, [query, city, language]);
  return suggestions;
}
