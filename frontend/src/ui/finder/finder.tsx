import { Icon } from '@/ui/icon/icon';
import { useText } from '@/ui/text';

interface Finder {
  id: string;
  city: string;
  /** Names; without them the city is fixed. */
  cities?: string[];
  query?: string;
}

/** The search box: a plain form that asks /search. */
export function Finder({ id, city, cities = [], query }: Finder) {
  const t = useText();
  return (
    <search aria-label={t.finder.label}>
      <form
        className={cities.length === 0 ? 'finder finder--plain' : 'finder'}
        action="/search"
        method="get"
      >
        <FinderCity city={city} cities={cities} />
        <div className="finder__q">
          <Icon name="search" />
          <label className="vh" htmlFor={id}>
            {t.finder.query}
          </label>
          <input
            id={id}
            name="q"
            type="search"
            defaultValue={query}
            placeholder={t.finder.placeholder}
            autoComplete="off"
          />
          <button className="btn" type="submit">
            <Icon name="search" />
            <span>{t.search}</span>
          </button>
        </div>
      </form>
    </search>
  );
}

function FinderCity({ city, cities }: { city: string; cities: string[] }) {
  const t = useText();
  if (cities.length === 0) {
    return city === '' ? null : <input type="hidden" name="city" value={city} />;
  }
  return (
    <label className="finder__city">
      <Icon name="map-pin" />
      <span className="vh">{t.city}</span>
      <select name="city" defaultValue={city}>
        {city === '' && <option value="">{t.anyCity}</option>}
        {cities.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </label>
  );
}
