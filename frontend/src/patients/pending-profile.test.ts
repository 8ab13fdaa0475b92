import { describe, expect, it, vi } from 'vitest';
import { dropPending, replayUntilDone, savePending } from './pending-profile';

const stored = () => JSON.parse(localStorage.getItem('pendingProfile') ?? 'null');
const serve = (answer: () => Promise<Response>) => {
  const fetched = vi.fn<(path: string, options: { body: string }) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a change the server has not', () => {
  it('waits beside what waits already: a city does not overwrite a name', () => {
    savePending({ id: 'P1', change: { name: 'Asha', email: 'a@example.org' } });
    savePending({ id: 'P1', change: { cityId: 477 } });
    expect(stored()).toEqual({
      id: 'P1',
      change: { name: 'Asha', email: 'a@example.org', cityId: 477 },
    });
  });

  it('of another patient is not mixed in', () => {
    savePending({ id: 'P1', change: { name: 'Asha' } });
    savePending({ id: 'P2', change: { cityId: 477 } });
    expect(stored()).toEqual({ id: 'P2', change: { cityId: 477 } });
  });

  it('is sent again until the server has it, and cleared then', async () => {
    savePending({ id: 'P1', change: { cityId: 477 } });
    serve(() => Promise.reject(new TypeError('Failed to fetch')));
    const stop = replayUntilDone('P1');
    await settled();
    expect(stored()).not.toBeNull();
    const fetched = serve(async () => Response.json({ status: { code: 200 } }));
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(stored()).toBeNull());
    expect(JSON.parse(fetched.mock.lastCall?.[1].body ?? '')).toEqual({ cityId: 477 });
    stop();
  });

  it('waits for the next login where the session has ended: it is not asked for again and again', async () => {
    savePending({ id: 'P1', change: { cityId: 477 } });
    const fetched = serve(async () =>
      Response.json({ status: { code: 401 }, error: ['Please log in'] }, { status: 401 }),
    );
    replayUntilDone('P1');
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    await settled();
    dispatchEvent(new Event('online'));
    await settled();
    expect(fetched).toHaveBeenCalledOnce();
    expect(stored()).not.toBeNull();
  });

  it('never undoes a newer one that the server has', () => {
    savePending({ id: 'P1', change: { name: 'First', cityId: 477 } });
    dropPending({ id: 'P1', change: { name: 'Second', email: 'a@example.org' } });
    expect(stored()).toEqual({ id: 'P1', change: { cityId: 477 } });
    dropPending({ id: 'P2', change: { cityId: 568 } });
    expect(stored()).toEqual({ id: 'P1', change: { cityId: 477 } });
    dropPending({ id: 'P1', change: { cityId: 568 } });
    expect(stored()).toBeNull();
  });

  it.each(['{"id":"P1"}', '{"id":"P1","change":null}', '{"id":', '[]', '7'])(
    'that is not as we store it, %s, is none, and keeps nothing from being saved',
    (text) => {
      localStorage.setItem('pendingProfile', text);
      dropPending({ id: 'P1', change: { name: 'Asha' } });
      const fetched = serve(async () => Response.json({ status: { code: 200 } }));
      replayUntilDone('P1')();
      expect(fetched).not.toHaveBeenCalled();
      savePending({ id: 'P1', change: { name: 'Asha' } });
      expect(stored()).toEqual({ id: 'P1', change: { name: 'Asha' } });
    },
  );

  it('is the newest in a browser that has no room left for it', () => {
    savePending({ id: 'P1', change: { name: 'Asha' } });
    const real = localStorage;
    vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue({
      getItem: (key: string) => real.getItem(key),
      removeItem: (key: string) => real.removeItem(key),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage);
    savePending({ id: 'P1', change: { name: 'Asha Devi' } });
    const fetched = serve(async () => Response.json({ status: { code: 200 } }));
    replayUntilDone('P1')();
    expect(JSON.parse(fetched.mock.lastCall?.[1].body ?? '')).toEqual({ name: 'Asha Devi' });
  });

  it('lives as long as the page where the browser stores nothing', async () => {
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, undefined);
    savePending({ id: 'P1', change: { cityId: 477 } });
    const fetched = serve(async () => Response.json({ status: { code: 200 } }));
    replayUntilDone('P1')();
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    await settled();
    replayUntilDone('P1')();
    await settled();
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
