import { describe, expect, it, vi } from 'vitest';
import { onComeBack } from './on-come-back';
import { whenIdle } from './when-idle';

const show = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('a page that comes back', () => {
  it('is told each time that Back shows it as it was left', () => {
    const then = vi.fn();
    const stop = onComeBack(then);
    show(true);
    show(true);
    expect(then).toHaveBeenCalledTimes(2);
    stop();
  });

  it('is not told of a page that is loaded, which has all of it anew', () => {
    const then = vi.fn();
    const stop = onComeBack(then);
    show(false);
    expect(then).not.toHaveBeenCalled();
    stop();
  });

  it('is told nothing more after it was asked to stop, and others are', () => {
    const [one, other] = [vi.fn(), vi.fn()];
    const stops = [onComeBack(one), onComeBack(other)];
    stops[0]?.();
    show(true);
    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
    stops[1]?.();
  });
});

describe('what waits until the browser is idle', () => {
  it('waits for its word', () => {
    const asked: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (then: () => void) => asked.push(then));
    const then = vi.fn();
    whenIdle(then);
    expect(then).not.toHaveBeenCalled();
    asked[0]?.();
    expect(then).toHaveBeenCalledTimes(1);
  });

  it('comes soon in Safari, which says nothing of that, and not at once', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    const then = vi.fn();
    whenIdle(then);
    expect(then).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(then).toHaveBeenCalledTimes(1);
  });
});
