import { type RefObject, useEffect, useRef } from 'react';
import type { FormText } from '@/leads/text';
import { Icon } from '@/ui/icon/icon';

type Words = FormText['selfie'];

interface ViewfinderProps {
  words: Words;
  video: RefObject<HTMLVideoElement | null>;
  face: boolean | undefined;
  /** The video stays: a camera that comes after all needs its place. */
  isHidden: boolean;
  onTake: () => void;
  onUpload: () => void;
}

/**
 * The oval: dashed until a face is in it. What is said changes with the face, not with each look. The shutter is not
 * disabled without one: it would lose the keyboard’s focus each time a face goes.
 */
export function Viewfinder({ words, video, face, isHidden, onTake, onUpload }: ViewfinderProps) {
  const label = face === undefined ? words.gettingReady : face ? words.holdStill : words.noFace;
  return (
    <div className="selfie__stage" data-face={face} hidden={isHidden}>
      <p className="selfie__label" role="status">
        {face !== undefined && <Icon name={face ? 'check' : 'user-round-x'} />}
        {face === undefined && <span className="spinner" />}
        {label}
      </p>
      <div className="selfie__frame">
        <video ref={video} muted playsInline />
      </div>
      <p className="selfie__guide">{words.guide}</p>
      <button
        className="shutter"
        type="button"
        aria-label={words.shutter}
        aria-disabled={face !== true || undefined}
        onClick={face ? onTake : undefined}
      />
      <button className="btn btn--on-deep" type="button" onClick={onUpload}>
        {words.upload}
      </button>
    </div>
  );
}

interface TakenProps {
  words: Words;
  photo: HTMLCanvasElement;
  isSending: boolean;
  onRetake: () => void;
  onUse: () => void;
}

/** The whole photo, as it would be sent. */
export function Taken({ words, photo, isSending, onRetake, onUse }: TakenProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.replaceChildren(photo), [photo]);
  return (
    <div className="selfie__stage">
      <p className="selfie__label" role="status">
        {isSending ? words.sending : words.useThis}
      </p>
      <div className="selfie__photo" ref={place} role="img" aria-label={words.photo} />
      <div className="selfie__answers">
        <button className="btn btn--on-deep" type="button" disabled={isSending} onClick={onRetake}>
          {words.retake}
        </button>
        <button
          className="btn btn--accent"
          type="button"
          data-first
          aria-disabled={isSending || undefined}
          onClick={onUse}
        >
          {words.usePhoto}
        </button>
      </div>
    </div>
  );
}

interface ProblemProps {
  words: Words;
  kind: 'camera' | 'models';
  onRetry: (() => void) | undefined;
  onUpload: () => void;
  /** Not there where the form demands a photo. */
  onSkip: (() => void) | undefined;
}

/** No camera or no models: nobody is kept from sending the form (decisions 2.13). */
export function Problem({ words, kind, onRetry, onUpload, onSkip }: ProblemProps) {
  return (
    <div className="selfie__stage selfie__stage--text">
      <div role="status">
        <p className="selfie__problem">{kind === 'camera' ? words.noCamera : words.noModels}</p>
        <p>{kind === 'camera' ? words.noCameraHelp : words.noModelsHelp}</p>
      </div>
      <div className="selfie__ways">
        {onRetry && (
          <button className="btn btn--accent" type="button" data-first onClick={onRetry}>
            {words.tryAgain}
          </button>
        )}
        <button
          className={onRetry ? 'btn btn--on-deep' : 'btn btn--accent'}
          type="button"
          data-first={!onRetry || undefined}
          onClick={onUpload}
        >
          {words.upload}
        </button>
        {onSkip && (
          <button className="btn btn--on-deep" type="button" onClick={onSkip}>
            {words.skip}
          </button>
        )}
      </div>
    </div>
  );
}
