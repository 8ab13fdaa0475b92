import type { Preset, StoredData } from '@/contract/types';
import { yourDataText } from '@/lib/text/your-data';
import { useStrings } from '@/ui/language';
import { EMAIL_INPUT, NAME_INPUT, TextField } from '@/ui/text-field';
import { cityName } from './held';

interface CorrectFieldsProps {
  held: StoredData;
  cities: Preset[];
}

/** Name, email and city as they are, to be written over. */
export function CorrectFields({ held, cities }: CorrectFieldsProps) {
  const t = useStrings(yourDataText);
  const own = held.profile?.city;
  const before = held.profile ?? held.requests[0];
  return (
    <div className="form__fields form__fields--2">
      <TextField
        id="own-name"
        label={t.name}
        {...NAME_INPUT}
        name="name"
        defaultValue={before?.name ?? ''}
      />
      <TextField
        id="own-email"
        label={t.email}
        {...EMAIL_INPUT}
        name="email"
        defaultValue={before?.email ?? ''}
      />
      <div className="field">
        <label htmlFor="own-city">{t.city}</label>
        <select className="input" id="own-city" name="city" defaultValue="">
          <option value="">{(own && cityName(own, cities)) || t.keepCity}</option>
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
