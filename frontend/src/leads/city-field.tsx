import type { Preset } from '@/contract/types';
import { errorId, Field } from './field';
import type { FormText } from './text';

interface CityFieldProps {
  id: string;
  text: FormText;
  error: string | undefined;
  cities: Preset[];
  value: string;
}

/** Every city, and the appended 'Other' (spec section 3). */
export function CityField({ id, text, error, cities, value }: CityFieldProps) {
  return (
    <Field id={id} label={text.city} error={error}>
      <select
        className="input"
        id={id}
        name="cityField"
        defaultValue={value}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId(id, error)}
      >
        <option value="">{text.cityHint}</option>
        {cities.map((city) => (
          <option key={city.id}>{city.name}</option>
        ))}
        <option value="Other">{text.other}</option>
      </select>
    </Field>
  );
}
