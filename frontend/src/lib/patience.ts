import { type Sent, send } from './send';

/** How long, in ms, what a page or its visitor can do without is waited for. */
export const PATIENCE_MS = 8_000;
/** How long an answer is waited for to what somebody sent: a slow network has taken it long before. */
const ANSWER_MS = 30_000;

/** Ends a call after so many ms, also in Safari before 16, which has no clock of its own for that. */
export function endAfter(ms = ANSWER_MS): AbortSignal {
  if ('timeout' in AbortSignal) return AbortSignal.timeout(ms);
  const end = new AbortController();
  setTimeout(() => end.abort(), ms);
  return end.signal;
}

/** As `send`; what is not answered in time has failed, and may be sent again, as where there is no network. */
export const sendPatiently = (path: string, sent: Sent = {}, patience = ANSWER_MS) =>
  send(path, { ...sent, signal: endAfter(patience) });
