import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Preset } from '@/contract/types';
import { commonText } from '@/lib/text/common';
import { searchBoxText } from '@/lib/text/search-box';
import { Icon } from '@/ui/icon/icon';
import { useStrings } from '@/ui/language';
import type { CityComboProps } from './city-combo';

/** Spec section 7: the city that stands for all India. */
export const ALL_INDIA = 1;

interface FinderCityProps {
  /** Without them the form asks in all India, or where the visitor chose to be. */
  cities: Preset[];
  /** Of the page; null when it is about no search yet, and the visitor's own city may stand there. */
  cityId: number | null;
  /** What is chosen by now. */
  city: string;
  isAwake: boolean;
  onChosen: (city: string) => void;
}

/** Where to search: a native choice, and once the box is awake a field to type in. */
export function FinderCity({ cities, cityId, city, isAwake, onChosen }: FinderCityProps) {
  const { finder } = useStrings(searchBoxText);
  const { city: label } = useStrings(commonText);
  const select = useRef<HTMLSelectElement>(null);
  const Combo = useCombo(isAwake && cities.length > 0, select);
  if (cities.length === 0)
    return city === '' ? null : <input type="hidden" name="city" value={city} />;
  const offered = [{ id: ALL_INDIA, name: finder.allIndia, aliases: [] }, ...cities.map(inWords)];
  if (Combo) return <Combo cities={offered} city={city} onChosen={onChosen} />;
  return (
    <label className="finder__city">
      <Icon name="map-pin" />
      <span className="vh">{label}</span>
      <select
        name="city"
        ref={select}
        defaultValue={cityId ?? cities[0]?.id}
        data-chosen-city={cityId === null ? '' : undefined}
        onChange={(event) => onChosen(event.currentTarget.value)}
      >
        {offered.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </label>
  );
}

/** As the page calls it; by its English name it is found on a page in Hindi, too. */
const inWords = ({ id, name, nameHi }: Preset) => ({
  id,
  name: nameHi || name,
  aliases: [name],
});

/** The combobox, once its code has come. It takes no place under a finger or a focus: it waits until they left. */
function useCombo(isWanted: boolean, select: { current: HTMLSelectElement | null }) {
  const [Combo, setCombo] = useState<ComponentType<CityComboProps> | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    import('./city-combo')
      .then(({ CityCombo }) => {
        const swap = () => setCombo(() => CityCombo);
        if (document.activeElement !== select.current) swap();
        else select.current?.addEventListener('blur', swap, { once: true });
      })
      .catch(() => undefined); // offline: the native choice stays
  }, [isWanted, select]);
  return Combo;
}
