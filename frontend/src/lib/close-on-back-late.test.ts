import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Heard = Parameters<typeof addEventListener>;
const heard: Heard[] = [];

/** The module as a page loads it. Its own step back arrives when the test says so. */
async function loaded() {
  vi.resetModules();
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  const listen = vi.spyOn(globalThis, 'addEventListener');
  const module = await import('./close-on-back');
  heard.push(...(listen.mock.calls as Heard[]));
  listen.mockRestore();
  return { back, ...module };
}
/** The browser has gone to another entry of this page. */
const arrive = (state: unknown = null) => {
  history.replaceState(state, '');
  dispatchEvent(new PopStateEvent('popstate'));
};
const show = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => history.replaceState(null, ''));
// Each test is a page of its own: what the one before listened to ends with it.
afterEach(() => {
  for (const [type, listener] of heard.splice(0)) removeEventListener(type, listener);
});

describe('what lies over the page', () => {
  it('keeps what the entry of the page says: where it was scrolled to', async () => {
    history.replaceState({ scroll: 900 }, '');
    const { closeOnBack } = await loaded();
    closeOnBack(vi.fn());
    expect(history.state).toEqual({ scroll: 900, over: true });
  });

  it('leaves the entry to what is still open, whichever is closed first', async () => {
    const { back, closeOnBack } = await loaded();
    const [below, above] = [vi.fn(), vi.fn()];
    const releaseBelow = closeOnBack(below);
    closeOnBack(above);
    releaseBelow();
    expect(back).not.toHaveBeenCalled();
    arrive();
    expect([below.mock.calls.length, above.mock.calls.length]).toEqual([0, 1]);
  });

  it('is not closed twice by one that was closed by Back already', async () => {
    const { back, closeOnBack } = await loaded();
    const close = vi.fn();
    const release = closeOnBack(close);
    arrive();
    release();
    expect(close).toHaveBeenCalledOnce();
    expect(back).not.toHaveBeenCalled();
  });

  it('is not there for who goes Forward to it: they are led to the page, which one Back leaves', async () => {
    const { back, closeOnBack } = await loaded();
    const close = vi.fn();
    closeOnBack(close);
    arrive();
    expect(back).not.toHaveBeenCalled();
    arrive({ over: true }); // Forward
    expect(back).toHaveBeenCalledOnce();
    arrive();
    expect([close.mock.calls.length, back.mock.calls.length]).toEqual([1, 1]);
  });

  it('has one entry again when another opens from the one that closes', async () => {
    const { closeOnBack } = await loaded();
    const second = vi.fn();
    closeOnBack(() => closeOnBack(second));
    arrive();
    expect(history.state).toEqual({ over: true });
    arrive();
    expect(second).toHaveBeenCalledOnce();
  });
});

describe('a page that Back shows as it was left', () => {
  it('closes what was open over it', async () => {
    const { back, closeOnBack } = await loaded();
    const close = vi.fn();
    closeOnBack(close);
    show(true);
    expect(back).toHaveBeenCalledOnce();
    arrive();
    expect(close).toHaveBeenCalledOnce();
  });

  it('takes out the entry of what was closed as the page was left', async () => {
    const { back, closeOnBack } = await loaded();
    closeOnBack(vi.fn())(); // the step back never arrived: the visitor had gone on
    back.mockClear();
    show(true);
    expect(back).toHaveBeenCalledOnce();
  });

  it('is left alone where nothing lay over it', async () => {
    const { back } = await loaded();
    show(true);
    expect(back).not.toHaveBeenCalled();
  });

  it('is another one when it is loaded anew: nothing is stepped over twice', async () => {
    history.replaceState({ over: true }, '');
    const { back } = await loaded();
    show(false);
    expect(back).toHaveBeenCalledOnce();
  });
});

describe('who goes on from what lies over the page', () => {
  it('comes back to the page itself by one Back', async () => {
    const [assign, replace] = [vi.fn(), vi.fn()];
    vi.stubGlobal('location', { assign, replace });
    const { back, closeOnBack, leaveFor } = await loaded();
    const close = vi.fn();
    const release = closeOnBack(close);
    leaveFor('/thank-you');
    release();
    expect(replace).toHaveBeenCalledWith('/thank-you');
    expect([assign.mock.calls.length, back.mock.calls.length]).toEqual([0, 0]);
  });

  it('goes on as by a link where nothing lies over it', async () => {
    const [assign, replace] = [vi.fn(), vi.fn()];
    vi.stubGlobal('location', { assign, replace });
    const { leaveFor } = await loaded();
    leaveFor('/thank-you');
    expect(assign).toHaveBeenCalledWith('/thank-you');
    expect(replace).not.toHaveBeenCalled();
  });
});
