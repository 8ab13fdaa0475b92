import { beforeEach, expect, it, vi } from 'vitest';

/** The module as a page loads it, with a history that counts the steps back. */
async function loaded() {
  vi.resetModules();
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  return { back, ...(await import('./close-on-back')) };
}
const stepBack = () => {
  history.replaceState(null, '');
  dispatchEvent(new PopStateEvent('popstate'));
};

beforeEach(() => history.replaceState(null, ''));

it('adds one entry for all that is open, and Back closes what was opened last', async () => {
  const { closeOnBack } = await loaded();
  const [first, second] = [vi.fn(), vi.fn()];
  const push = vi.spyOn(history, 'pushState');
  closeOnBack(first);
  closeOnBack(second);
  expect(push).toHaveBeenCalledOnce();
  stepBack();
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  expect(history.state).toEqual({ over: true });
  stepBack();
  expect(first).toHaveBeenCalledOnce();
  expect(history.state).toBeNull();
});

it('takes its entry away when the last is closed otherwise', async () => {
  const { back, closeOnBack } = await loaded();
  const release = closeOnBack(vi.fn());
  release();
  release();
  expect(back).toHaveBeenCalledOnce();
});

it('adds no entry while its own step back is on its way', async () => {
  const { closeOnBack } = await loaded();
  closeOnBack(vi.fn())();
  const push = vi.spyOn(history, 'pushState');
  const close = vi.fn();
  closeOnBack(close);
  expect(push).not.toHaveBeenCalled();
  stepBack();
  expect(close).not.toHaveBeenCalled();
  expect(history.state).toEqual({ over: true });
});

it('leads who comes back to its entry to the page itself', async () => {
  history.replaceState({ over: true }, '');
  const { back } = await loaded();
  expect(back).toHaveBeenCalledOnce();
});
