import { useCallback, useRef, useState } from 'react';
import type { Detect } from './face-detector';
import { useCamera } from './use-camera';
import { useFace } from './use-face';

/** What keeps it from finding a face: no models, or no camera. */
type Trouble = 'models' | 'camera';

/** The camera and whether a face is before it, as long as a photo is wanted. */
export function useViewfinder(isPhotoWanted: boolean, load: () => Promise<Detect>) {
  const video = useRef<HTMLVideoElement>(null);
  const [detector] = useState(load);
  const [isBroken, setBroken] = useState(false);
  const isWanted = isPhotoWanted && !isBroken;
  const { camera, retry } = useCamera(video, isWanted);
  const onBroken = useCallback(() => setBroken(true), []);
  const face = useFace(video, isWanted && camera === 'on', detector, onBroken);
  const trouble: Trouble | undefined = isBroken
    ? 'models'
    : camera === 'off'
      ? 'camera'
      : undefined;
  return { video, face, trouble, retry };
}
