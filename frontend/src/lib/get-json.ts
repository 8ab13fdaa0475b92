import { type Sent, send } from './send';

/** How long who has pressed something is kept waiting for what they can do without. */
export const PATIENCE_MS = 8_000;

/** What a public call lists. Null: the network failed, it was refused, or it is no JSON. */
export async function getJson<T>(path: string, sent: Sent = {}): Promise<T | null> {
  const response = await send(path, sent);
  return response?.ok ? response.json().catch(() => null) : null;
}
