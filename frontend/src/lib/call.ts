import { callHeaders } from './call-headers';
import { sendPatiently } from './patience';

export interface Envelope<T = unknown> {
  status?: { code?: string | number; message?: string };
  /** Of a call that answers a status alone. */
  code?: string | number;
  data?: T;
  error?: (string | Refusal | null)[];
}

/** Of something in between, which says it otherwise, none. */
const errorsIn = ({ error }: Envelope): (string | Refusal | null)[] =>
  Array.isArray(error) ? error : [];

interface Refusal {
  field?: string;
  message?: string;
}

/** `message` is what to show of a refusal; "" when the server gave none. */
export interface Answer<T> {
  code: number;
  data: T | undefined;
  message: string;
  /** What is wrong, by the wire names of fields, where the call says it so. */
  errors?: Refusal[];
}

/** What a refusal says (spec section 8): the first error, else the status message, else nothing. */
export function refusalOf(envelope: Envelope): string {
  const [first] = errorsIn(envelope);
  const text = typeof first === 'string' ? first : first?.message;
  return text || envelope.status?.message || '';
}

const isByField = (one: string | Refusal | null): one is Refusal =>
  typeof one === 'object' && one !== null;

/** One call. Null: the network failed, nobody answered in time, or what answered was not our server. */
export async function call<T>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  more: Record<string, string> = {},
  sender = sendPatiently,
): Promise<Answer<T> | null> {
  const headers = { ...callHeaders(), ...more };
  const response = await sender(path, { method, headers, ...(body && { body }) });
  const envelope = (await response?.json().catch(() => null)) as Envelope<T> | null | undefined;
  if (!response || !envelope) return null;
  const said = envelope.status?.code ?? envelope.code;
  // Ours says so itself: a network that asks for a login first answers 200 to everything.
  if (response.ok && said === undefined) return null;
  const code = Number(said ?? response.status);
  const message = code === 200 ? '' : refusalOf(envelope);
  const errors = errorsIn(envelope).filter(isByField);
  return { code, data: envelope.data, message, ...(errors.length > 0 && { errors }) };
}
