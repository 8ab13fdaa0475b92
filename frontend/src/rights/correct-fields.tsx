import type { Held, Preset } from '@/contract/types';
import { useText } from '@/ui/text';

interface CorrectFieldsProps {
  held: Held;
  cities: Preset[];
}

/** Name, email and city as they are, to be written over. */
export function CorrectFields({ held, cities }: CorrectFieldsProps) {
  const t = useText().yourData;
  const own = held.profile?.city;
  const before = held.profile ?? held.requests[0];
  return (
    <div className="form__fields form__fields--2">
      <TextField label={t.name} name="name" value={before?.name ?? ''} longest={100} />
      <TextField label={t.email} name="email" value={before?.email ?? ''} longest={254} />
      <div className="field">
        <label htmlFor="own-city">{t.city}</label>
        <select className="input" id="own-city" name="city" defaultValue="">
          <option value="">
            {(own && (cities.find(({ name }) => name === own)?.nameHi || own)) || t.keepCity}
          </option>
          {cities.map((city) => (
            <option key={city.id} value={city.id}>
              {city.nameHi || city.name}
            </option>
          ))}
        </select>
      </div>
    </div>
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
