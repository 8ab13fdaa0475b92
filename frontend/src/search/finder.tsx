import type { InputHTMLAttributes, Ref } from 'react';
import type { Preset } from '@/contract/types';
import { Icon } from '@/ui/icon/icon';
import { useText } from '@/ui/text';

interface Finder {
  id: string;
  /** Without them the form asks in all India, or where the visitor chose to be. */
  cities: Preset[];
  cityId: number;
  query: string;
  inputRef?: Ref<HTMLInputElement>;
  /** What a combobox adds when it wakes. */
  combobox?: InputHTMLAttributes<HTMLInputElement>;
}

/** The search box: a plain form that asks /search. */
export function Finder({ id, cities, cityId, query, inputRef, combobox }: Finder) {
  const t = useText();
  return (
    <form
      className={cities.length === 0 ? 'finder finder--plain' : 'finder'}
      action="/search"
      method="get"
    >
      <FinderCity cities={cities} cityId={cityId} />
      <div className="finder__q">
        <Icon name="search" />
        <label className="vh" htmlFor={id}>
          {t.finder.query}
        </label>
        <input
          id={id}
          name="q"
          type="search"
          ref={inputRef}
          defaultValue={query}
          placeholder={t.finder.placeholder}
          autoComplete="off"
          maxLength={100}
          {...combobox}
        />
        <button className="btn" type="submit">
          <Icon name="search" />
          <span>{t.search}</span>
        </button>
      </div>
    </form>
  );
}

function FinderCity({ cities, cityId }: Pick<Finder, 'cities' | 'cityId'>) {
  const t = useText();
  if (cities.length === 0) {
    return cityId === 0 ? null : <input type="hidden" name="city" value={cityId} />;
  }
  return (
    <label className="finder__city">
      <Icon name="map-pin" />
      <span className="vh">{t.city}</span>
      <select
        name="city"
        defaultValue={cityId || cities[0]?.id}
        data-chosen-city={cityId === 0 ? '' : undefined}
      >
        {cities.map((city) => (
          <option key={city.id} value={city.id}>
            {city.name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </label>
  );
}
