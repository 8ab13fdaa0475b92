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
    const named = called(items, next);
    if (named) onChosen(String(named.cityid));
  }

  /** Half a name that one city alone has is that city; anything else is not searched in, and does not stay. */
  function settle() {
    const [only, another] = typed === chosen ? [] : matching(items, typed);
    // An old name may have come since it was typed.
    const named = called(items, typed) ?? (another ? undefined : only);
    if (named) change(named.cityname);
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

/** With its names in both languages, which its other names come behind. */
type Item = CityItem & { names: string[] };

/** Noida is a city of its own where it is listed, and elsewhere an old name of Delhi NCR. */
function called(items: Item[], typed: string): Item | undefined {
  const isTyped = (one: string) => isSameName(one, typed);
  return (
    items.find(({ names }) => names.some(isTyped)) ??
    items.find(({ aliases }) => aliases.some(isTyped))
  );
}

function withNames(item: Item, known: CityItem | undefined): Item {
  if (!known) return item;
  const names = [known.cityname, known.nameHi];
  return {
    ...item,
    names: [...item.names, ...names],
    aliases: [...item.aliases, ...names, ...known.aliases],
  };
}

/** The offered cities, with their other names once the field was entered and the list has come. */
function useOldNames(cities: Offered[]) {
  const plain = () =>
    cities.map(({ id, name, aliases }) => ({
      ...OTHER,
      cityid: id,
      cityname: name,
      nameHi: '',
      aliases,
      names: [name, ...aliases],
    }));
  const [items, setItems] = useState<Item[]>(plain);
  const isAsked = useRef(false);
  async function load() {
    if (isAsked.current) return;
    isAsked.current = true;
    const known = new Map((await loadCities()).map((city) => [city.cityid, city]));
    isAsked.current = known.size > 0; // else at the next focus
    setItems((before) => before.map((item) => withNames(item, known.get(item.cityid))));
  }
  return { items, load };
}
