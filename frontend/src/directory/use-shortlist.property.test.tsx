import { act, cleanup, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { kavita } from '@/testing/examples/doctors';
import { KEY, readShortlist, toggle } from './shortlist';
import { useShortlist } from './use-shortlist';

/** Answers each call when the test says so, with the doctors that it asked for. */
function server() {
  const waiting: ((isUp: boolean) => void)[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const ids = new URL(url, location.href).searchParams.getAll('doctors').map(Number);
    const cards = { doctors: ids.map((id) => ({ ...kavita, id })), hospitals: [] };
    return new Promise<Response>((resolve, reject) =>
      waiting.push((isUp) =>
        isUp ? resolve(Response.json(cards)) : reject(new TypeError('Failed to fetch')),
      ),
    );
  });
  const come = (which: number, isUp = true) =>
    act(async () => {
      const [next] = waiting.splice(which % Math.max(1, waiting.length), 1);
      next?.(isUp);
      await new Promise((done) => setTimeout(done));
    });
  return { waiting, come };
}

const step = fc.oneof(
  fc.record({ what: fc.constantFrom('remove', 'elsewhere'), id: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ what: fc.constantFrom('come', 'fail'), id: fc.nat({ max: 3 }) }),
);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('a shortlist shows in the end what is on it, whatever was taken off, here or in another tab, meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      localStorage.clear();
      for (const id of [1, 2, 3]) toggle('doctor', id);
      const { waiting, come } = server();
      const { result, unmount } = renderHook(() => useShortlist());
      for (const { what, id } of steps) {
        if (what === 'come' || what === 'fail') await come(id, what === 'come');
        else if (what === 'remove') act(() => result.current.remove('doctor', id));
        else
          act(() => {
            toggle('doctor', id);
            dispatchEvent(new StorageEvent('storage', { key: KEY }));
          });
      }
      act(() => void dispatchEvent(new Event('online')));
      while (waiting.length > 0) await come(0);
      const { state } = result.current;
      const { doctor } = readShortlist();
      const shown = state.is === 'found' ? state.cards.doctors.map(({ id }) => id) : [];
      expect(shown).toEqual(doctor);
      expect(state.is === 'empty' || shown.length > 0).toBe(true);
      unmount();
    }),
    { numRuns: 40 },
  );
});
