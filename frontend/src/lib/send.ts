export type Sent = Pick<RequestInit, 'method' | 'credentials' | 'keepalive' | 'signal'> & {
  headers?: Record<string, string>;
  /** A picture goes as it is, everything else as JSON. */
  body?: object | Blob;
};

/** Everything that is asked of the server goes through here. Null: the network failed. */
export async function send(path: string, { body, headers, ...sent }: Sent = {}) {
  const isJson = body !== undefined && !(body instanceof Blob);
  try {
    return await fetch(path, {
      ...sent,
      headers: { ...(isJson && { 'Content-Type': 'application/json' }), ...headers },
      ...(body && { body: isJson ? JSON.stringify(body) : (body as Blob) }),
    });
  } catch {
    return null;
  }
}
