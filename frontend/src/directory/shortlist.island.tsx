import { useChosenCity } from '@/cities/use-chosen-city';
import { shortlistText } from '@/lib/text/shortlist';
import { useStrings } from '@/ui/language';
import { useFocusOnChange } from '@/ui/use-focus-on-change';
import { CompareDoctors, CompareHospitals } from './compare';
import { NothingSaved } from './nothing-saved';
import { useDistance } from './use-distance';
import { useShortlist } from './use-shortlist';

/** What this device has stored, side by side. */
export default function ShortlistIsland() {
  const t = useStrings(shortlistText);
  const shortlist = useShortlist();
  const box = useFocusOnChange<HTMLDivElement>(shortlist.removed);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields
    <div ref={box} tabIndex={-1} role="group" aria-label={t.menu}>
      <Shown shortlist={shortlist} />
    </div>
  );
}

function Shown({ shortlist }: { shortlist: ReturnType<typeof useShortlist> }) {
  const t = useStrings(shortlistText);
  const { state, remove, reload } = shortlist;
  const far = useDistance();
  const chosen = useChosenCity();
  if (state.is === 'empty') return <NothingSaved />;
  if (state.is === 'failed') return <Failed onAgain={reload} />;
  if (state.is === 'loading') return <p role="status">{t.loading}</p>;
  const { cards, gone } = state;
  const said = <p role="status">{gone > 0 ? t.gone(gone) : ''}</p>;
  if (cards.doctors.length + cards.hospitals.length === 0)
    return (
      <>
        {said}
        <NothingSaved />
      </>
    );
  return (
    <>
      {said}
      {chosen === null && (
        <button className="btn btn--secondary" type="button" data-open-city="">
          {t.whichCity}
        </button>
      )}
      <CompareDoctors doctors={cards.doctors} far={far} onRemove={(id) => remove('doctor', id)} />
      <CompareHospitals
        hospitals={cards.hospitals}
        far={far}
        onRemove={(id) => remove('hospital', id)}
      />
    </>
  );
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const t = useStrings(shortlistText);
  return (
    <div role="alert" className="card card--pad">
      <p>{t.failed}</p>
      <button className="btn btn--secondary" type="button" onClick={onAgain}>
        {t.again}
      </button>
    </div>
  );
}
