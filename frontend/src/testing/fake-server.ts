import { vi } from 'vitest';

/** One call the site made. */
export interface Call {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
  keepalive: boolean;
}

type Answer = () => Response | Promise<Response>;

export const json =
  (value: unknown, status = 200): Answer =>
  () =>
    Response.json(value, { status });

export const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** Answers by path in place of the network; what it does not know fails. Returns the calls, as they come. */
export function serve(answers: Record<string, Answer>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    calls.push({
      url,
      method: init.method ?? 'GET',
      headers: init.headers as Record<string, string>,
      body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
      keepalive: init.keepalive ?? false,
    });
    return (answers[url.split('?')[0] ?? ''] ?? offline)();
  });
  return calls;
}

/** What the server answers to a request it has accepted. */
export const accepted = (id: string, code: string | number = '200') =>
  json({ status: { code, message: 'Success' }, data: [{ Id: id }] });

/** What it answers to one it refuses. */
export const refused = (...error: { field?: string; message?: string }[]) =>
  json({ status: { code: '422', message: 'Invalid' }, error }, 422);
