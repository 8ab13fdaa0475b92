import { useEffect, useRef } from 'react';
import type { Preset, StoredData } from '@/contract/types';
import { yourDataText } from '@/lib/text/your-data';
import { useStrings } from '@/ui/language';
import { Consents } from './consents';
import { Correct } from './correct';
import { Erase } from './erase';
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
  const { isKnown, held, hasFailed, isProved, notice, prove, load, ask } = useHeld();
  if (!isKnown) return <Prove notice={notice} onProved={prove} />;
  if (held) return <Rights {...props} held={held} ask={ask} takesFocus={isProved} />;
  if (!hasFailed) {
    return (
      <p className="card card--pad" role="status">
        {t.loading}
      </p>
    );
  }
  return (
    <div className="card card--pad own__card" role="alert">
      <p>{t.failed}</p>
      <div>
        <button className="btn" type="button" onClick={() => void load()}>
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
  const isNothing = held.profile === null && held.requests.length === 0;
  return (
    <div className="own">
      <HeldSummary
        held={held}
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
      {!isNothing && (
        <>
          <Correct held={held} cities={cities} ask={ask} />
          <Consents held={held} ask={ask} />
          <StopContact held={held} ask={ask} />
          <Erase held={held} ask={ask} waitDays={waitDays} />
        </>
      )}
    </div>
  );
}
