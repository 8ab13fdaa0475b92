import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endAfter, sendPatiently } from './patience';

/** Safari before 16 has signals, and none that ends by itself. */
function withoutTimeout(): void {
  const { AbortController } = globalThis;
  vi.stubGlobal('AbortSignal', class {});
  vi.stubGlobal('AbortController', AbortController);
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a browser that cannot end a call by itself', () => {
  it('ends one all the same when its time is over, and not before', () => {
    withoutTimeout();
    const signal = endAfter(8000);
    vi.advanceTimersByTime(7999);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.aborted).toBe(true);
  });

  it('does not wait without end for an answer on a network that is stuck', async () => {
    withoutTimeout();
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error()))),
    );
    const sent = sendPatiently('/api/lead/submit', { method: 'POST' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await sent).toBeNull();
  });
});
