import './selfie.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '@/ui/icon/icon';
import type { Detect } from './face-detector';
import { frameOf, pictureIn, sendPhoto } from './photo';
import { Problem, Taken, Viewfinder } from './selfie-stages';
import type { FormText } from './text';
import { useCamera } from './use-camera';
import { useFace } from './use-face';

export interface SelfieOverlayProps {
  text: FormText;
  isRequired: boolean;
  formKey: () => string;
  onPhoto: (id: string) => void;
  onClosed: () => void;
  /** Loads what finds a face; a test brings its own. */
  load?: () => Promise<Detect>;
}

const PHOTO_HEIGHT = 1024;
const loadDetector = () => import('./face-detector').then((module) => module.loadDetector());

/** Camera, photo, yes or no (spec section 4, decisions 2.13): a native dialog over the whole screen. */
export function SelfieOverlay(props: SelfieOverlayProps) {
  const { text, isRequired, formKey, onPhoto, onClosed, load = loadDetector } = props;
  const words = text.selfie;
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<HTMLCanvasElement>();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const [detector] = useState(load);
  const [isBroken, setBroken] = useState(false);
  const isWanted = photo === undefined && !isBroken;
  const { camera, retry } = useCamera(video, isWanted);
  const onBroken = useCallback(() => setBroken(true), []);
  const face = useFace(video, isWanted && camera === 'on', detector, onBroken);
  const close = () => dialog.current?.close();
  const problem = isBroken ? 'models' : camera === 'off' ? 'camera' : undefined;
  const stage = photo ? 'taken' : problem ? `no ${problem}` : 'live';

  useEffect(() => dialog.current?.showModal(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what had the focus goes with its stage.
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [stage]);

  function take() {
    if (video.current) show(frameOf(video.current, PHOTO_HEIGHT));
  }

  function show(picture: HTMLCanvasElement | undefined) {
    setError(undefined);
    setPhoto(picture);
  }

  async function upload(chosen: File) {
    try {
      show(await pictureIn(chosen));
    } catch {
      setError(words.unreadable);
    }
  }

  async function use() {
    if (!photo || isSending) return;
    setSending(true);
    const id = await sendPhoto(photo, formKey());
    setSending(false);
    if (id === null) return setError(words.notSent);
    onPhoto(id);
    close();
  }

  return createPortal(
    <dialog
      className="selfie"
      ref={dialog}
      aria-labelledby="selfie-title"
      onClose={(event) => {
        event.stopPropagation(); // React would tell the dialog around the form that it is closed
        onClosed();
      }}
    >
      <div className="selfie__head">
        <h2 id="selfie-title">{words.title}</h2>
        <button className="icon-btn" type="button" aria-label={words.close} onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      {photo && (
        <Taken
          words={words}
          photo={photo}
          isSending={isSending}
          onRetake={() => show(undefined)}
          onUse={() => void use()}
        />
      )}
      {!photo && (
        <Viewfinder
          words={words}
          video={video}
          face={face}
          isHidden={problem !== undefined}
          onTake={take}
          onUpload={() => file.current?.click()}
        />
      )}
      {problem && !photo && (
        <Problem
          words={words}
          kind={problem}
          onRetry={problem === 'camera' ? retry : undefined}
          onUpload={() => file.current?.click()}
          onSkip={isRequired ? undefined : close}
        />
      )}
      {/* It outlives what stands around it: while a phone's own camera is open, ours is taken away. */}
      <input
        ref={file}
        type="file"
        accept="image/*"
        capture="user"
        hidden
        aria-label={words.upload}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          if (chosen) void upload(chosen);
          event.target.value = ''; // the same file may be chosen again
        }}
      />
      <p className="selfie__error" role="alert">
        {error}
      </p>
    </dialog>,
    document.body,
  );
}
