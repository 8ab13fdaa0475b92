import { type RefObject, useEffect, useState } from 'react';

/** `off`: no camera, or it was refused. */
export type Camera = 'starting' | 'on' | 'off';

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } },
};

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

/**
 * The front camera in a video while it is wanted and the page is in sight; its light goes out at any other
 * time. `retry` asks for it again.
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, isWanted: boolean) {
  const [camera, setCamera] = useState<Camera>('starting');
  const [attempt, setAttempt] = useState(0);
  const isSeen = useIsSeen();
  const isOn = isWanted && isSeen;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts it again.
  useEffect(() => {
    if (!isOn) return;
    let stream: MediaStream | undefined;
    let isOver = false;
    async function start() {
      try {
        const given = await navigator.mediaDevices.getUserMedia(WANTED);
        if (isOver) return stop(given);
        stream = given;
        given.getVideoTracks()[0]?.addEventListener('ended', () => !isOver && setCamera('off'));
        if (!video.current) return;
        video.current.srcObject = given;
        await video.current.play();
        if (!isOver) setCamera('on');
      } catch {
        if (!isOver) setCamera('off');
      }
    }
    void start();
    return () => {
      isOver = true;
      if (stream) stop(stream);
      setCamera('starting');
    };
  }, [video, isOn, attempt]);

  return { camera, retry: () => setAttempt((count) => count + 1) };
}

function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}
