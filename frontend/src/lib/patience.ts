import { type Sent, send } from './send';

/** How long, in ms, what a page or its visitor can do without is waited for. */
export const PATIENCE_MS = 8_000;
/** How long an answer is waited for to what somebody sent: a slow network has taken it long before. */
const ANSWER_MS = 30_000;

/** As `send`; what is not answered in time has failed, and may be sent again, as where there is no network. */
export const sendPatiently = (path: string, sent: Sent = {}, patience = ANSWER_MS) =>
  send(path, { ...sent, signal: AbortSignal.timeout?.(patience) });
