import { type FormEvent, useState } from 'react';
import type { Held, Preset } from '@/contract/types';
import { FieldError } from '@/ui/field-error/field-error';
import { useText } from '@/ui/text';
import type { Ask } from './use-held';

interface CorrectProps {
  held: Held;
  cities: Preset[];
  ask: Ask;
}

/** What is sent: only what was changed; an emptied field is no correction. */
function changesIn(data: FormData, held: Held) {
  const value = (key: string) => String(data.get(key) ?? '').trim();
  const before = held.profile ?? held.requests[0];
  const name = value('name');
  const email = value('email');
  const city = value('city');
  return {
    ...(name !== '' && name !== before?.name && { name }),
    ...(email !== '' && email !== before?.email && { email }),
    ...(city !== '' && { cityId: Number(city) }),
  };
}

/** Name, email and city, wherever they stand. */
export function Correct({ held, cities, ask }: CorrectProps) {
  const t = useText().yourData;
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const before = held.profile ?? held.requests[0];

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const changes = changesIn(new FormData(event.currentTarget), held);
    if (Object.keys(changes).length === 0) return setError('');
    setBusy(true);
    setError(await ask('correct', changes, t.corrected));
    setBusy(false);
  }

  return (
    <section className="card card--pad own__card" aria-labelledby="correct">
      <h2 id="correct">{t.correctTitle}</h2>
      <p>{t.correctText}</p>
      <form className="form" noValidate onSubmit={(event) => void save(event)}>
        <div className="form__fields form__fields--2">
          <TextField label={t.name} name="name" value={before?.name ?? ''} longest={100} />
          <TextField label={t.email} name="email" value={before?.email ?? ''} longest={254} />
          <div className="field">
            <label htmlFor="own-city">{t.city}</label>
            <select className="input" id="own-city" name="city" defaultValue="">
              <option value="">{held.profile?.city || t.keepCity}</option>
              {cities.map((city) => (
                <option key={city.id} value={city.id}>
                  {city.name}
                </option>
              ))}
            </select>
          </div>
        </div>
        <FieldError id="own-correct-error" message={error} />
        <div>
          <button className="btn" type="submit" disabled={busy} aria-busy={busy || undefined}>
            {t.save}
          </button>
        </div>
      </form>
    </section>
  );
}

interface TextFieldProps {
  label: string;
  name: 'name' | 'email';
  value: string;
  longest: number;
}

function TextField({ label, name, value, longest }: TextFieldProps) {
  return (
    <div className="field">
      <label htmlFor={`own-${name}`}>{label}</label>
      <input
        className="input"
        id={`own-${name}`}
        name={name}
        type={name === 'email' ? 'email' : 'text'}
        autoComplete={name}
        maxLength={longest}
        defaultValue={value}
      />
    </div>
  );
}
