import { useEffect, useRef, useState } from 'react';
import type { Preset, StoredData } from '@/contract/types';
import { yourDataText } from '@/lib/text/your-data';
import { useStrings } from '@/ui/language';
import { Consents } from './consents';
import { Correct } from './correct';
import { Erase } from './erase';
import { isCorrectable, isNothingHeld } from './held';
import { HeldSummary } from './held-summary';
import { Prove } from './prove';
import { saveFile } from './save-file';
import { StopContact } from './stop-contact';
import { type Ask, useHeld } from './use-held';

interface YourDataProps {
  cities: Preset[];
  waitDays: number;
}

/** First whose data it is; then all of it, and what may be done with it. */
export default function YourData(props: YourDataProps) {
  const t = useStrings(yourDataText);
  const { isKnown, held, failure, isProved, notice, prove, load, ask } = useHeld();
  const [isTriedAgain, setTriedAgain] = useState(false);
  if (!isKnown) return <Prove notice={notice} onProved={prove} />;
  if (held)
    return <Rights {...props} held={held} ask={ask} takesFocus={isProved || isTriedAgain} />;
  if (failure === '') {
    return (
      <p className="card card--pad" role="status">
        {t.loading}
      </p>
    );
  }
  const again = () => {
    setTriedAgain(true);
    void load();
  };
  return <Failed failure={failure} takesFocus={isTriedAgain} onAgain={again} />;
}

interface FailedProps {
  failure: string;
  /** After a press of its button, which was gone while the answer was waited for. */
  takesFocus: boolean;
  onAgain: () => void;
}

function Failed({ failure, takesFocus, onAgain }: FailedProps) {
  const t = useStrings(yourDataText);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <div className="card card--pad own__card" role="alert">
      <p>{failure}</p>
      <div>
        <button className="btn" type="button" ref={button} onClick={onAgain}>
          {t.again}
        </button>
      </div>
    </div>
  );
}

interface RightsProps extends YourDataProps {
  held: StoredData;
  ask: Ask;
  /** After the form that was sent is gone. */
  takesFocus: boolean;
}

function Rights({ held, ask, cities, waitDays, takesFocus }: RightsProps) {
  const t = useStrings(yourDataText);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <div className="own">
      <HeldSummary
        held={held}
        cities={cities}
        titleRef={title}
        download={
          <button
            className="btn btn--secondary"
            type="button"
            onClick={() => saveFile('my-data.json', held)}
          >
            {t.download}
          </button>
        }
      />
      {!isNothingHeld(held) && (
        <>
          {isCorrectable(held) && <Correct held={held} cities={cities} ask={ask} />}
          <Consents held={held} ask={ask} />
          <StopContact held={held} ask={ask} />
          <Erase held={held} ask={ask} waitDays={waitDays} />
        </>
      )}
    </div>
  );
}
