import { act, cleanup, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isTooShort } from './query';
import { useSuggestions } from './suggestions';

/** Answers each call when the test says so, with a page that is called as it was asked for. */
function server() {
  const waiting: ((isUp: boolean) => void)[] = [];
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    const name = new URL(url, location.href).searchParams.get('query') ?? '';
    const found = [{ ArticleType: 'Condition', Name: name, Url: `/condition/${name}`, Icon: 'x' }];
    return new Promise<Response>((resolve, reject) => {
      const fail = () => reject(new TypeError('Failed to fetch'));
      signal?.addEventListener('abort', fail);
      waiting.push((isUp) => (isUp ? resolve(Response.json([found])) : fail()));
    });
  });
  const come = (which: number, isUp: boolean) =>
    act(async () => {
      const [next] = waiting.splice(which % Math.max(1, waiting.length), 1);
      next?.(isUp);
      await vi.advanceTimersByTimeAsync(1);
    });
  return { waiting, come };
}

const step = fc.oneof(
  fc.record({ type: fc.constantFrom('', 'pi', 'pile', 'piles', 'पथरी', 'knee') }),
  fc.record({ wait: fc.constantFrom(50, 100, 400, 9000) }),
  fc.record({ come: fc.nat({ max: 3 }), isUp: fc.boolean() }),
  fc.record({ online: fc.constant(true) }),
);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(cleanup);

it('suggestions are in the end those of what is typed by then, whatever comes in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      const { waiting, come } = server();
      let query = '';
      const { result, rerender, unmount } = renderHook(() => useSuggestions(query, '1'));
      const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
      const isBack = () => act(() => void dispatchEvent(new Event('online')));
      for (const each of steps) {
        if ('type' in each) {
          query = each.type;
          rerender();
        } else if ('wait' in each) await wait(each.wait);
        else if ('come' in each) await come(each.come, each.isUp);
        else isBack();
        const { current } = result;
        if (isTooShort(query)) expect(current.state).toBe('none');
      }
      await wait(100);
      isBack();
      while (waiting.length > 0) await come(0, true);
      const { current } = result;
      if (isTooShort(query)) expect(current.state).toBe('none');
      else expect(current).toMatchObject({ state: 'found', query, answers: [] });
      unmount();
    }),
    { numRuns: 150 },
  );
});
