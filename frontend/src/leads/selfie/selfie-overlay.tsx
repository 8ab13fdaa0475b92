import './selfie.css';
import { type RefObject, useEffect, useRef } from 'react';
import type { FormText } from '@/leads/text';
import type { Detect } from './face-detector';
import { frameOf } from './photo';
import { PhotoFile, SelfieDialog } from './selfie-dialog';
import { Problem, Taken, Viewfinder } from './selfie-stages';
import { useSelfie } from './use-selfie';
import { useViewfinder } from './use-viewfinder';

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

/** Camera, photo, yes or no (spec section 4, decisions 2.13). */
export function SelfieOverlay(props: SelfieOverlayProps) {
  const { text, isRequired, formKey, onPhoto, onClosed, load = loadDetector } = props;
  const words = text.selfie;
  const dialog = useRef<HTMLDialogElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const close = () => dialog.current?.close();
  const onSent = (id: string) => {
    if (!dialog.current?.open) return; // closed meanwhile: no photo is meant to go along
    onPhoto(id);
    close();
  };
  const selfie = useSelfie({ words, formKey, onSent });
  const finder = useViewfinder(selfie.photo === undefined, load);
  useFirstFocus(dialog, selfie.photo ? 'taken' : (finder.trouble ?? 'live'));
  return (
    <SelfieDialog words={words} dialog={dialog} onClosed={onClosed}>
      <Stage
        words={words}
        selfie={selfie}
        finder={finder}
        onUpload={() => file.current?.click()}
        onSkip={isRequired ? undefined : close}
      />
      <PhotoFile
        file={file}
        label={words.upload}
        onChosen={(chosen) => void selfie.upload(chosen)}
      />
      <p className="selfie__error" role="alert">
        {selfie.error}
      </p>
    </SelfieDialog>
  );
}

interface StageProps {
  words: FormText['selfie'];
  selfie: ReturnType<typeof useSelfie>;
  finder: ReturnType<typeof useViewfinder>;
  onUpload: () => void;
  onSkip: (() => void) | undefined;
}

function Stage({ words, selfie, finder, onUpload, onSkip }: StageProps) {
  const { photo, isSending, show, send } = selfie;
  const { video, face, trouble, retry } = finder;
  if (photo) {
    const retake = () => show(undefined);
    const use = () => void send();
    return (
      <Taken words={words} photo={photo} isSending={isSending} onRetake={retake} onUse={use} />
    );
  }
  return (
    <>
      <Viewfinder
        words={words}
        video={video}
        face={face}
        isHidden={trouble !== undefined}
        onTake={() => video.current && show(frameOf(video.current, PHOTO_HEIGHT))}
        onUpload={onUpload}
      />
      {trouble && (
        <Problem
          words={words}
          kind={trouble}
          onRetry={trouble === 'camera' ? retry : undefined}
          onUpload={onUpload}
          onSkip={onSkip}
        />
      )}
    </>
  );
}

/** What had the focus goes with its stage. */
function useFirstFocus(dialog: RefObject<HTMLDialogElement | null>, stage: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage has a first thing to press
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [dialog, stage]);
}
