import { useRef, useState } from 'react';
import { loadCities, matching, OTHER } from '@/cities/cities';
import type { CityItem } from '@/contract/types';
import { isComposing } from '@/lib/composing';
import { commonText } from '@/lib/text/common';
import { isSameName } from '@/lib/words';
import { Combo } from '@/ui/combo/combo';
import { Icon } from '@/ui/icon/icon';
import { useStrings } from '@/ui/language';

/** A city that may be searched in. */
interface Offered {
  id: number;
  name: string;
  /** What else the page calls it. */
  aliases: string[];
}

export interface CityComboProps {
  cities: Offered[];
  city: string;
  onChosen: (city: string) => void;
}

/** Every city by type-ahead, also by an old name. Only a city of the list is searched in. */
export function CityCombo({ cities, city, onChosen }: CityComboProps) {
  const t = useStrings(commonText);
  const chosen = cities.find(({ id }) => String(id) === city)?.name ?? '';
  const [typed, setTyped] = useState(chosen);
  const { items, load } = useOldNames(cities);

  function change(next: string) {
    setTyped(next);
    const named = items.find(({ cityname, aliases }) =>
      [cityname, ...aliases].some((one) => isSameName(one, next)),
    );
    if (named) onChosen(String(named.cityid));
  }

  /** Half a name that one city alone has is that city; anything else is not searched in, and does not stay. */
  function settle() {
    const [only, another] = typed === chosen ? [] : matching(items, typed);
    if (only && !another) change(only.cityname);
    else setTyped(chosen);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the field inside is entered or left
    <div
      className="finder__city"
      onFocus={(event) => {
        // What is typed takes the place of the city that stands there.
        if (event.target instanceof HTMLInputElement) event.target.select();
        void load();
      }}
      onBlur={settle}
      onKeyDownCapture={(event) => {
        const isOnOption = (event.target as Element).hasAttribute('aria-activedescendant');
        if (event.key === 'Enter' && !isOnOption && !isComposing(event)) settle();
      }}
    >
      <Icon name="map-pin" />
      <Combo
        label={t.city}
        groups={[{ key: 'o', names: cities.map(({ name }) => name) }]}
        isMatch={(name, query) =>
          matching(
            items.filter(({ cityname }) => cityname === name),
            query,
          ).length > 0
        }
        value={typed}
        onChange={change}
        input={{ id: 'finder-city', 'aria-label': t.city, 'aria-labelledby': undefined }}
      />
      <input type="hidden" name="city" value={city} />
    </div>
  );
}

const wordsFor = (city: CityItem | undefined) =>
  city ? [city.cityname, city.nameHi, ...city.aliases] : [];

/** The offered cities, with their other names once the field was entered and the list has come. */
function useOldNames(cities: Offered[]) {
  const plain = () =>
    cities.map(({ id, name, aliases }) => ({
      ...OTHER,
      cityid: id,
      cityname: name,
      nameHi: '',
      aliases,
    }));
  const [items, setItems] = useState<CityItem[]>(plain);
  const isAsked = useRef(false);
  async function load() {
    if (isAsked.current) return;
    isAsked.current = true;
    const known = new Map((await loadCities()).map((city) => [city.cityid, city]));
    isAsked.current = known.size > 0; // else at the next focus
    setItems((before) =>
      before.map((item) => ({
        ...item,
        aliases: [...item.aliases, ...wordsFor(known.get(item.cityid))],
      })),
    );
  }
  return { items, load };
}
