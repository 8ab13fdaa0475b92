import { type ComponentType, useState } from 'react';
import type { SelfieOverlayProps } from '@/leads/selfie/selfie-overlay';
import type { FormText } from '@/leads/text';
import { Badge } from '@/ui/badge/badge';
import { Icon } from '@/ui/icon/icon';
import { GroupField } from './choice-field';
import { FieldError } from './field';

interface SelfieFieldProps {
  id: string;
  text: FormText;
  error: string | undefined;
  value: string;
  isRequired: boolean;
  keptDays: number;
  formKey: () => string;
  /** The id of the photo, or '' when it was taken away. */
  onChange: (photo: string) => void;
}

/** A photo of the face. The camera, the models and all that belongs to them come when it is opened. */
export function SelfieField(props: SelfieFieldProps) {
  const { id, text, error, value, isRequired, keptDays, formKey, onChange } = props;
  const words = text.selfie;
  const [photo, setPhoto] = useState(value);
  const { Overlay, isLost, isComing, open, close } = useOverlay();

  function change(next: string) {
    setPhoto(next);
    onChange(next);
    if (next === '') document.getElementById(id)?.focus(); // the button that took it off is gone
  }

  const legend = (
    <>
      {text.fields['image-capture']}{' '}
      {!isRequired && <span className="optional">{text.optional}</span>}
    </>
  );
  return (
    <GroupField id={id} legend={legend} error={error}>
      <input type="hidden" name="image-capture" value={photo} />
      <p className="hint" id={`${id}-hint`}>
        {words.hint(keptDays)}
      </p>
      <div className="button-group">
        <button
          className="btn btn--secondary"
          type="button"
          id={id}
          aria-describedby={`${id}-hint`}
          aria-busy={isComing || undefined}
          onClick={() => void open()}
        >
          <Icon name="camera" />
          {photo ? words.takeAnother : words.take}
        </button>
        {photo && (
          <button className="btn btn--quiet" type="button" onClick={() => change('')}>
            {words.remove}
          </button>
        )}
      </div>
      <p className="hint" role="status">
        {photo && <Badge icon="badge-check">{words.added}</Badge>}
      </p>
      <FieldError id={`${id}-lost`} error={isLost ? words.notLoaded : undefined} />
      {Overlay && (
        <Overlay
          text={text}
          isRequired={isRequired}
          formKey={formKey}
          onPhoto={change}
          onClosed={close}
        />
      )}
    </GroupField>
  );
}

/** The overlay, once its code has come and as long as it is open. */
function useOverlay() {
  const [Overlay, setOverlay] = useState<ComponentType<SelfieOverlayProps>>();
  const [isLost, setLost] = useState(false);
  const [isComing, setComing] = useState(false);

  async function open() {
    if (isComing) return;
    setLost(false);
    setComing(true);
    try {
      const { SelfieOverlay } = await import('@/leads/selfie/selfie-overlay');
      setOverlay(() => SelfieOverlay);
    } catch {
      setLost(true);
    } finally {
      setComing(false);
    }
  }

  return { Overlay, isLost, isComing, open, close: () => setOverlay(undefined) };
}
