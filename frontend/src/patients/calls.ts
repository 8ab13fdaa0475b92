import { callHeaders } from '@/lib/call-headers';

export const SIGNUP = '/users/v1/user/signup';
export const LOGIN = '/users/v1/user/login';
export const LOGOUT = '/users/v1/user/logout';
export const UPDATE = '/users/v1/user/update';
const VISITOR = '/timeline/visitorid';

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
  method: 'POST' | 'PUT',
  path: string,
  body: object,
): Promise<Answer<T> | null> {
  try {
    const response = await fetch(path, {
      method,
      headers: callHeaders(),
      body: JSON.stringify(body),
    });
    const envelope = (await response.json()) as Envelope<T>;
    const code = Number(envelope.status?.code ?? response.status);
    return { code, data: envelope.data, message: code === 200 ? '' : refusalOf(envelope) };
  } catch {
    return null;
  }
}

/** After a login the visitor is tied to the patient; whether it worked is nobody's concern. */
export function tieVisitor(): void {
  void fetch(VISITOR, { headers: callHeaders() }).catch(() => undefined);
}
