import { describe, expect, it, vi } from 'vitest';
import { keepPending, replayUntilDone } from './pending-profile';

const kept = () => JSON.parse(localStorage.getItem('pendingProfile') ?? 'null');
const serve = (answer: () => Promise<Response>) => {
  const fetched = vi.fn<(path: string, options: { body: string }) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a change the server has not', () => {
  it('waits beside what waits already: a city does not forget a name', () => {
    keepPending({ id: 'P1', change: { name: 'Asha', email: 'a@example.org' } });
    keepPending({ id: 'P1', change: { cityId: 477 } });
    expect(kept()).toEqual({
      id: 'P1',
      change: { name: 'Asha', email: 'a@example.org', cityId: 477 },
    });
  });

  it('of another patient is not mixed in', () => {
    keepPending({ id: 'P1', change: { name: 'Asha' } });
    keepPending({ id: 'P2', change: { cityId: 477 } });
    expect(kept()).toEqual({ id: 'P2', change: { cityId: 477 } });
  });

  it('is sent again until the server has it, and forgotten then', async () => {
    keepPending({ id: 'P1', change: { cityId: 477 } });
    serve(() => Promise.reject(new TypeError('Failed to fetch')));
    const stop = replayUntilDone('P1');
    await settled();
    expect(kept()).not.toBeNull();
    const fetched = serve(async () => Response.json({ status: { code: 200 } }));
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(kept()).toBeNull());
    expect(JSON.parse(fetched.mock.lastCall?.[1].body ?? '')).toEqual({ cityId: 477 });
    stop();
  });
});
