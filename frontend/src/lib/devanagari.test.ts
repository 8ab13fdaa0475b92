import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseDevanagari, LIMIT } from './devanagari';

const { style } = document.documentElement;
const NOBODY_HAS = '\u0378';

/** A browser whose letters are as wide as told, and whose faces come when they are told to. */
function device(widthOf: ((letter: string) => number) | null) {
  const brush = widthOf && {
    measureText: (letter: string) => ({ width: widthOf(letter) }) as TextMetrics,
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(brush as never);
  let resolve = (_: FontFace[]) => {};
  let reject = (_: Error) => {};
  const faces = new Promise<FontFace[]>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  const load = vi.fn((_: string) => faces);
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  return { resolve, reject, load };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.documentElement.removeAttribute('style');
  Reflect.deleteProperty(document, 'fonts');
});

describe('a Hindi page before its first paint', () => {
  it('is read in the device’s own Devanagari, and asks for no other', () => {
    const { load } = device((letter) => (letter === NOBODY_HAS ? 12 : 11));
    chooseDevanagari(document);
    expect(style.getPropertyValue('--font-display')).not.toContain('Devanagari');
    expect(style.visibility).toBe('');
    expect(load).not.toHaveBeenCalled();
  });

  it('waits for our face where the device has none', async () => {
    const { resolve, load } = device(() => 12);
    chooseDevanagari(document);
    expect(style.visibility).toBe('hidden');
    expect(load.mock.calls.map(([face]) => face)).toEqual([
      '1em "Device Devanagari"',
      '1em "Bolder Devanagari"',
    ]);
    resolve([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(style.visibility).toBe('');
    expect(style.getPropertyValue('--font-display')).toBe('');
  });

  it('waits no longer once the face cannot come', async () => {
    const { reject } = device(() => 12);
    chooseDevanagari(document);
    reject(new Error('no network'));
    await vi.advanceTimersByTimeAsync(0);
    expect(style.visibility).toBe('');
  });

  it('never waits longer than it may', () => {
    device(() => 12);
    chooseDevanagari(document);
    vi.advanceTimersByTime(LIMIT - 1);
    expect(style.visibility).toBe('hidden');
    vi.advanceTimersByTime(1);
    expect(style.visibility).toBe('');
  });

  it('is left as it is where nothing can be measured', () => {
    const { load } = device(null);
    chooseDevanagari(document);
    expect(document.documentElement.getAttribute('style')).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });
});
