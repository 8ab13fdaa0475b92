import { vi } from 'vitest';

/** An answer that comes when the test says so. `call` is what waits for it, in place of the network. */
export function lateAnswer<T = Response>() {
  let come: (answer: T) => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  const waiting = new Promise<T>((resolve, reject) => {
    come = resolve;
    fail = reject;
  });
  return { call: () => waiting, come, fail };
}

/** In place of the network: an answer that never comes. */
export const noAnswer = <T = Response>(): Promise<T> => new Promise(() => undefined);

/** A network that is stuck, until the caller's patience ends: `end` is when it does. */
export function stuckNetwork() {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  return { end: () => patience.abort() };
}
