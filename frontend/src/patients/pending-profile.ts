import { local, session } from '@/lib/storage';
import { call } from './call';
import { UPDATE } from './calls';

const KEY = 'pendingProfile';
const AGAIN_MS = 30_000;

export interface ProfileChange {
  name?: string;
  email?: string;
  cityId?: number;
}

/** A change the server has not acknowledged, and whose it is. */
export interface Pending {
  id: string;
  change: ProfileChange;
}

/** Where the browser keeps nothing, it lives as long as the page. */
function store(pending: Pending): void {
  const text = JSON.stringify(pending);
  if (local.set(KEY, text)) return;
  local.remove(KEY); // an older one, which would be read in its place
  session.set(KEY, text);
}

/** Beside what is waiting already: a city chosen after a name does not lose the name. */
export function savePending({ id, change }: Pending): void {
  store({ id, change: { ...pendingOf(id)?.change, ...change } });
}

/** What the server has of a newer change is no longer waiting: sent again, it would undo that. */
export function dropPending({ id, change }: Pending): void {
  const pending = pendingOf(id);
  if (!pending) return;
  const left = Object.entries(pending.change).filter(([key]) => !(key in change));
  if (left.length === 0) clearPending();
  else store({ id, change: Object.fromEntries(left) });
}

export function clearPending(): void {
  local.remove(KEY);
  session.remove(KEY);
}

function pendingOf(id: string): Pending | null {
  try {
    const pending = JSON.parse(local.get(KEY) ?? session.get(KEY) ?? 'null') as Pending | null;
    return pending?.id === id && pending.change ? pending : null;
  } catch {
    return null;
  }
}

let begun = 0;
let ended = 0;

/**
 * Watches from now on whether a replay is under way, also one that has begun before: it may arrive after what is
 * sent beside it, and undo it.
 */
export function watchReplays(): () => boolean {
  const before = ended;
  return () => begun > before;
}

/**
 * Sends what this patient's device still holds, one after the other; a 200 or a refusal ends it, anything else waits.
 * False: nobody is logged in here any more, so it waits for the next login.
 */
async function replay(id: string): Promise<boolean> {
  const pending = pendingOf(id);
  if (!pending || begun > ended) return true;
  begun += 1;
  const answer = await call('PUT', UPDATE, pending.change);
  ended = begun;
  const isDone = answer && (answer.code === 200 || [400, 422].includes(answer.code));
  // A newer change may have taken its place meanwhile.
  if (isDone && JSON.stringify(pendingOf(id)) === JSON.stringify(pending)) clearPending();
  return answer?.code !== 401;
}

/** Replays now, when the network is back, and twice a minute. Returns the way to stop. */
export function replayUntilDone(id: string): () => void {
  const again = () =>
    void replay(id).then((isKnown) => {
      if (!isKnown) stop();
    });
  const timer = setInterval(again, AGAIN_MS);
  const stop = () => {
    clearInterval(timer);
    removeEventListener('online', again);
  };
  addEventListener('online', again);
  again();
  return stop;
}
