import { callHeaders } from './call-headers';
import { endSession } from './session';

export const LOGOUT = '/users/v1/user/logout';

interface Envelope<T> {
  status?: { code?: string | number; message?: string };
  data?: T;
  error?: (string | { message?: string } | null)[];
}

/** `message` is what to show of a refusal; "" when the server gave none. */
export interface Answer<T> {
  code: number;
  data: T | undefined;
  message: string;
}

/** What a refusal says (spec section 8): the first error, else the status message, else nothing. */
export function refusalOf({ error, status }: Envelope<unknown>): string {
  const first = error?.[0];
  const text = typeof first === 'string' ? first : first?.message;
  return text || status?.message || '';
}

/** One call. Null: the network failed, or what answered was not our server. */
export async function call<T>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  more: Record<string, string> = {},
): Promise<Answer<T> | null> {
  try {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(path, { method, headers: { ...callHeaders(), ...more }, ...sent });
    const envelope = (await response.json()) as Envelope<T>;
    const code = Number(envelope.status?.code ?? response.status);
    return { code, data: envelope.data, message: code === 200 ? '' : refusalOf(envelope) };
  } catch {
    return null;
  }
}

/** A session that the server has ended, on another device perhaps, ends here: its cookies go as well. */
export async function leaveSession(): Promise<void> {
  await call('POST', LOGOUT, {});
  endSession();
}
