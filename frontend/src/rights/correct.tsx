import { type FormEvent, useState } from 'react';
import type { Preset, StoredData } from '@/contract/types';
import { yourDataText } from '@/lib/text/your-data';
import { CallButton } from '@/ui/call-button';
import { FieldError } from '@/ui/field-error/field-error';
import { useStrings } from '@/ui/language';
import { CorrectFields } from './correct-fields';
import type { Ask } from './use-held';

interface CorrectProps {
  held: StoredData;
  cities: Preset[];
  ask: Ask;
}

/** What is sent: only what was changed; an emptied field is no correction, and its visitor is told so. */
function changesIn(data: FormData, held: StoredData) {
  const value = (key: string) => String(data.get(key) ?? '').trim();
  const before = held.profile ?? held.requests[0];
  const name = value('name');
  const email = value('email');
  const city = value('city');
  const changes = {
    ...(name !== '' && name !== before?.name && { name }),
    ...(email !== '' && email !== before?.email && { email }),
    ...(city !== '' && { cityId: Number(city) }),
  };
  const isEmptied = (name === '' && before?.name) || (email === '' && before?.email);
  return { changes, isEmptied };
}

/** Name, email and city, wherever they stand. */
export function Correct({ held, cities, ask }: CorrectProps) {
  const t = useStrings(yourDataText);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { changes, isEmptied } = changesIn(new FormData(form), held);
    const aside = isEmptied ? t.emptied : '';
    if (Object.keys(changes).length === 0) return setError(aside);
    setBusy(true);
    setError(''); // the same once more is told once more
    const refused = await ask('correct', changes, t.corrected);
    setError(refused || aside);
    setBusy(false);
    // What was corrected is no correction the next time; name and email are compared with what is held.
    if (refused === '') (form.elements.namedItem('city') as HTMLSelectElement).value = '';
  }

  return (
    <section className="card card--pad own__card" aria-labelledby="correct">
      <h2 id="correct">{t.correctTitle}</h2>
      <p>{t.correctText}</p>
      <form className="form" noValidate onSubmit={(event) => void save(event)}>
        <CorrectFields held={held} cities={cities} />
        <FieldError id="own-correct-error" message={error} />
        <div>
          <CallButton type="submit" busy={busy}>
            {t.save}
          </CallButton>
        </div>
      </form>
    </section>
  );
}
