import type { ReactNode } from 'react';
import type { Preset, StoredData } from '@/contract/types';
import { dayOf } from '@/lib/dates';
import { FieldError } from '@/ui/field-error/field-error';
import { useLanguage } from '@/ui/language';
import { useText } from '@/ui/text';
import { CorrectFields } from './correct-fields';
import { hasRequests, isCorrectable, isNothingHeld } from './held';
import { HeldSummary } from './held-summary';

interface PlainRightsProps {
  action: string;
  proof: string;
  held: StoredData;
  done: string;
  error: string;
  cities: Preset[];
  waitDays: number;
}

/** All that is held of a number, and each right as a form that posts. */
export function PlainRights({ held, done, error, cities, waitDays, ...way }: PlainRightsProps) {
  const t = useText().yourData;
  return (
    <div className="own">
      <Done done={done} error={error} />
      <HeldSummary
        held={held}
        cities={cities}
        download={<Wish {...way} wish="download" label={t.download} />}
      />
      {!isNothingHeld(held) && (
        <>
          {isCorrectable(held) && (
            <Card id="correct" title={t.correctTitle} text={t.correctText}>
              <Wish {...way} wish="correct" label={t.save}>
                <CorrectFields held={held} cities={cities} />
              </Wish>
            </Card>
          )}
          <Card id="consents" title={t.consentTitle}>
            <h3>{t.whatsapp}</h3>
            <p>{held.hasWhatsapp ? t.given : t.notGiven}</p>
            {held.hasWhatsapp && (
              <Wish {...way} wish="whatsapp" label={t.withdraw} about={t.whatsapp} />
            )}
            <h3>{t.sharing}</h3>
            <p>{held.hasSharing ? t.given : t.notGiven}</p>
            {held.hasSharing && (
              <Wish {...way} wish="sharing" label={t.withdraw} about={t.sharing} />
            )}
          </Card>
          {hasRequests(held) && (
            <Card id="stop" title={t.stopTitle} text={held.isContacted ? t.stopText : t.stopped}>
              {held.isContacted && <Wish {...way} wish="stop-contact" label={t.stop} />}
            </Card>
          )}
          <PlainErase {...way} held={held} waitDays={waitDays} />
        </>
      )}
    </div>
  );
}

function Done({ done, error }: { done: string; error: string }) {
  const t = useText().yourData;
  const said: Record<string, string> = {
    correct: t.corrected,
    whatsapp: t.withdrawn,
    sharing: t.withdrawn,
    'stop-contact': t.stopped,
    keep: t.kept,
  };
  if (error !== '') return <FieldError id="plain-error" message={error} />;
  const words = said[done];
  return words ? (
    <p className="notice" role="status">
      {words}
    </p>
  ) : null;
}

interface Way {
  action: string;
  proof: string;
}

interface PlainEraseProps extends Way {
  held: StoredData;
  waitDays: number;
}

function PlainErase({ held, waitDays, ...way }: PlainEraseProps) {
  const t = useText().yourData;
  const language = useLanguage();
  if (held.erasure) {
    const title = t.pendingTitle(dayOf(held.erasure.dueAt, language));
    return (
      <Card id="erase" title={title} text={t.pendingText}>
        <Wish {...way} wish="keep" label={t.keep} />
      </Card>
    );
  }
  return (
    <Card id="erase" title={t.eraseTitle} text={t.eraseText(waitDays)}>
      <p>{t.eraseKept}</p>
      <Wish {...way} wish="erase" label={t.erase}>
        <label className="choice choice--bare">
          <input type="checkbox" name="sure" required />
          <span>{t.eraseYes}</span>
        </label>
      </Wish>
    </Card>
  );
}

interface CardProps {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

function Card({ id, title, text, children }: CardProps) {
  return (
    <section className="card card--pad own__card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  );
}

interface WishProps extends Way {
  wish: string;
  label: string;
  /** What a screen reader hears after the label. */
  about?: string;
  children?: ReactNode;
}

/** One right, used by one button. The proof goes with it. */
function Wish({ action, proof, wish, label, about, children }: WishProps) {
  return (
    <form className="form" method="post" action={action}>
      <input type="hidden" name="proof" value={proof} />
      {children}
      <div>
        <button className="btn btn--secondary" type="submit" name="wish" value={wish}>
          {label} {about && <span className="vh">{about}</span>}
        </button>
      </div>
    </form>
  );
}
