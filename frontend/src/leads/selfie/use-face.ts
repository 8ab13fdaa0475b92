import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Detect } from './face-detector';
import { frameOf } from './photo';

/** Between two looks, so that a slow phone has time for the rest. */
const PAUSE_MS = 150;
const LOOK_HEIGHT = 320;
/** So many looks that agree change what is said: a blink is no news. */
const AGREEING = 2;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Whether a face is in the video, looked at again and again while it is on; undefined: not known yet. */
export function useFace(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  detector: Promise<Detect>,
  onBroken: () => void,
): boolean | undefined {
  const [face, setFace] = useState<boolean>();

  // At once: it may fail before a later effect would hear of it.
  useLayoutEffect(() => {
    detector.catch(onBroken);
  }, [detector, onBroken]);

  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    async function watch() {
      const detect = await detector;
      let before: boolean | undefined;
      let agreeing = 0;
      while (!isOver && video.current) {
        const isShown = video.current.videoWidth > 0; // its first picture may be on its way
        const found = isShown && (await detect(frameOf(video.current, LOOK_HEIGHT)));
        agreeing = found === before ? agreeing + 1 : 1;
        before = found;
        if (!isOver && agreeing >= AGREEING) setFace(found);
        await pause();
      }
    }
    // Over by then, it may have failed for that: a phone takes the graphics from a page in the background.
    watch().catch(() => !isOver && onBroken());
    return () => {
      isOver = true;
      setFace(undefined);
    };
  }, [video, isOn, detector, onBroken]);

  return face;
}
