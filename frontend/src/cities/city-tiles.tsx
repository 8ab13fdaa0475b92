import type { ReactNode } from 'react';
import type { CityItem } from '@/contract/types';
import { CityArt } from '@/ui/art/art';
import { useLanguage } from '@/ui/language';
import { cityLabel } from './cities';

interface Cities {
  cities: CityItem[];
  chosen: number | null;
  onChoose: (city: CityItem) => void;
  /** By a finger or a pointer, whose next step it is as well. */
  onTap: (city: CityItem) => void;
}

/** Popular cities as pictures: the list's own icon, else our drawing, else a street. */
export function CityTiles({ cities, ...choice }: Cities) {
  const language = useLanguage();
  return (
    <div className="cities">
      {cities.map((city) => (
        <CityLabel key={city.cityid} className="city" city={city} {...choice}>
          <Picture city={city} isChosen={city.cityid === choice.chosen} />
          {cityLabel(city, language)}
        </CityLabel>
      ))}
    </div>
  );
}

/** Cities as names. */
export function CityNames({ cities, ...choice }: Cities) {
  const language = useLanguage();
  return (
    <div className="citylist">
      {cities.map((city) => (
        <CityLabel key={city.cityid} className="cityname" city={city} {...choice}>
          {cityLabel(city, language)}
        </CityLabel>
      ))}
    </div>
  );
}

interface CityLabelProps extends Omit<Cities, 'cities'> {
  city: CityItem;
  className: string;
  children: ReactNode;
}

function CityLabel({ city, chosen, onChoose, onTap, className, children }: CityLabelProps) {
  const id = `city-${city.cityid}`;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for a keyboard there are the radio and the button
    <label className={className} htmlFor={id} onClick={({ detail }) => detail > 0 && onTap(city)}>
      <input
        id={id}
        type="radio"
        name="city"
        value={city.cityid}
        checked={city.cityid === chosen}
        onChange={() => onChoose(city)}
      />
      {children}
    </label>
  );
}

function Picture({ city, isChosen }: { city: CityItem; isChosen: boolean }) {
  const icon = (isChosen && city.webIconSecondary) || city.webIconPrimary;
  if (icon) return <img className="spot" src={icon} alt="" width={64} height={64} />;
  return <CityArt name={`city-${city.cityname.toLowerCase().replace(/\s+/g, '-')}`} />;
}
