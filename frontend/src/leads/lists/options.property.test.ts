import { act, cleanup, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { useList } from './options';

/** Answers each call when the test says so, with its own address as the one item. */
function server() {
  const waiting: ((isUp: boolean) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    (url: string) =>
      new Promise<Response>((resolve, reject) =>
        waiting.push((isUp) =>
          isUp ? resolve(Response.json([[url]])) : reject(new TypeError('Failed to fetch')),
        ),
      ),
  );
  const come = (which: number, isUp: boolean) =>
    act(async () => {
      const [next] = waiting.splice(which % Math.max(1, waiting.length), 1);
      next?.(isUp);
      await new Promise((done) => setTimeout(done));
    });
  return { waiting, come };
}

const address = fc.constantFrom('/api/cities', '/api/lead/hospitals?cityId=4', null);
const step = fc.oneof(
  fc.record({ ask: address }),
  fc.record({ come: fc.nat({ max: 3 }), isUp: fc.boolean() }),
);

afterEach(cleanup);

it('a list offers what its own address has and nothing of another, in whatever order answers come', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      const { waiting, come } = server();
      let url: string | null = '/api/cities';
      const { result, rerender, unmount } = renderHook(() => useList<string>(url));
      for (const each of steps) {
        if ('ask' in each) {
          url = each.ask;
          rerender();
        } else await come(each.come, each.isUp);
        for (const item of result.current.items) expect(item).toBe(url);
      }
      while (waiting.length > 0) await come(0, true);
      act(() => void dispatchEvent(new Event('online')));
      while (waiting.length > 0) await come(0, true);
      expect(result.current).toEqual(
        url === null ? { items: [], state: 'loading' } : { items: [url], state: 'ready' },
      );
      unmount();
    }),
    { numRuns: 100 },
  );
});
