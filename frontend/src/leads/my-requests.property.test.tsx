import { act, cleanup, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RequestChange } from '@/contract/types';
import { useMyRequests } from '@/leads/requests/use-my-requests';
import { beginSession, endSession } from '@/patients/session';
import { patientRequest as request, user } from '@/testing/examples/patients';

const WISH: RequestChange = { id: request.id, wish: 'call', callTime: 'Now' };

/** Counts what was changed, and answers each call when the test says so, with what it knew as it was asked. */
function server() {
  const waiting: (() => void)[] = [];
  const known = { version: 0, isDown: false };
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) => {
    const isRefused = known.isDown && method === 'POST';
    if (method === 'POST' && !isRefused) known.version += 1;
    const requests = [{ ...request, about: String(known.version) }];
    const said = { status: { code: '200' }, data: { requests, callTimes: [] } };
    const answer = isRefused ? Response.json({}, { status: 503 }) : Response.json(said);
    return new Promise<Response>((resolve) => waiting.push(() => resolve(answer)));
  });
  /** Lets one of the calls that wait have its answer. */
  const come = (which: number) =>
    act(async () => {
      const [next] = waiting.splice(which % Math.max(1, waiting.length), 1);
      next?.();
      await new Promise((done) => setTimeout(done));
    });
  return { known, waiting, come };
}

const step = fc.oneof(
  fc.constantFrom('look' as const, 'change' as const, 'fail' as const),
  fc.nat({ max: 5 }),
);

beforeEach(() => {
  beginSession(user);
});
afterEach(() => {
  cleanup();
  endSession();
});

it('own requests are in the end as the last change left them, in whatever order answers come', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      const { known, waiting, come } = server();
      const { result, unmount } = renderHook(() => useMyRequests(user.id));
      for (const each of steps) {
        known.isDown = each === 'fail';
        if (typeof each === 'number') await come(each);
        else if (each === 'look') act(() => void dispatchEvent(new Event('online')));
        else act(() => void result.current.change(WISH));
      }
      known.isDown = false;
      while (waiting.length > 0) await come(0);
      expect(result.current.found?.requests[0]?.about).toBe(String(known.version));
      expect(result.current.hasFailed).toBe(false);
      unmount();
    }),
    { numRuns: 40 },
  );
});
