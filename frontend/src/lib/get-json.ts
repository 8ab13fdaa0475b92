import { type Sent, send } from './send';

/** What a public call lists. Null: the network failed, it was refused, or it is no JSON. */
export async function getJson<T>(path: string, sent: Sent = {}): Promise<T | null> {
  const response = await send(path, sent);
  return response?.ok ? response.json().catch(() => null) : null;
}
