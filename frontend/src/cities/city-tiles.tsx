import type { CityItem } from '@/contract/types';
import { CityArt } from '@/ui/art/art';
import { useLanguage } from '@/ui/text';
import { cityLabel } from './cities';

interface Cities {
  cities: CityItem[];
  chosen: number | null;
  onChoose: (city: CityItem) => void;
}

/** Popular cities as pictures: the list's own icon, else our drawing, else a street. */
export function CityTiles({ cities, chosen, onChoose }: Cities) {
  const language = useLanguage();
  return (
    <div className="cities">
      {cities.map((city) => (
        <label key={city.cityid} className="city" htmlFor={`city-${city.cityid}`}>
          <CityRadio city={city} chosen={chosen} onChoose={onChoose} />
          <Picture city={city} isChosen={city.cityid === chosen} />
          {cityLabel(city, language)}
        </label>
      ))}
    </div>
  );
}

/** Cities as names. */
export function CityNames({ cities, chosen, onChoose }: Cities) {
  const language = useLanguage();
  return (
    <div className="citylist">
      {cities.map((city) => (
        <label key={city.cityid} className="cityname" htmlFor={`city-${city.cityid}`}>
          <CityRadio city={city} chosen={chosen} onChoose={onChoose} />
          {cityLabel(city, language)}
        </label>
      ))}
    </div>
  );
}

interface CityRadio extends Omit<Cities, 'cities'> {
  city: CityItem;
}

function CityRadio({ city, chosen, onChoose }: CityRadio) {
  return (
    <input
      id={`city-${city.cityid}`}
      type="radio"
      name="city"
      value={city.cityid}
      checked={city.cityid === chosen}
      onChange={() => onChoose(city)}
    />
  );
}

function Picture({ city, isChosen }: { city: CityItem; isChosen: boolean }) {
  const icon = (isChosen && city.webIconSecondary) || city.webIconPrimary;
  if (icon) return <img className="spot" src={icon} alt="" width={64} height={64} />;
  return <CityArt name={`city-${city.cityname.toLowerCase().replace(/\s+/g, '-')}`} />;
}
