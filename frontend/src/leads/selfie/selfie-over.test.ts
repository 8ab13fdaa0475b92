import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lateAnswer } from '@/testing/late-answer';
import type { Detect } from './face-detector';
import { useCamera } from './use-camera';
import { useFace } from './use-face';

vi.mock('./photo');
const video = { current: document.createElement('video') };
Object.defineProperties(video.current, {
  videoWidth: { value: 640 },
  srcObject: { value: null, writable: true },
  play: { value: async () => undefined },
});

afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));

/** A look at the video that is under way; `on` takes the camera away and back. */
function look() {
  const late = lateAnswer<boolean>();
  const onBroken = vi.fn();
  const detector = Promise.resolve<Detect>(late.call);
  const { rerender } = renderHook(({ isOn }) => useFace(video, isOn, detector, onBroken), {
    initialProps: { isOn: true },
  });
  return { late, onBroken, turn: (isOn: boolean) => act(async () => rerender({ isOn })) };
}

it('a look that fails as its tab goes into the background says nothing of the next one', async () => {
  const { late, onBroken, turn } = look();
  await turn(true);
  await turn(false); // a phone takes the graphics from a page that is not seen
  await act(async () => late.fail(new Error('context lost')));
  expect(onBroken).not.toHaveBeenCalled();
});

it('a look that fails while the camera is on does', async () => {
  const { late, onBroken, turn } = look();
  await turn(true);
  await act(async () => late.fail(new Error('no model')));
  expect(onBroken).toHaveBeenCalledOnce();
});

it('the end of a camera that was given back does not end the one that took its place', async () => {
  const ends: (() => void)[] = [];
  const track = { stop: vi.fn(), addEventListener: (_: string, end: () => void) => ends.push(end) };
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: async () => stream },
    configurable: true,
  });
  const { result } = renderHook(() => useCamera(video, true));
  await act(async () => undefined);
  await act(async () => result.current.retry());
  expect([result.current.camera, ends.length]).toEqual(['on', 2]);
  act(() => ends[0]?.());
  expect(result.current.camera).toBe('on');
  act(() => ends[1]?.());
  expect(result.current.camera).toBe('off');
});
