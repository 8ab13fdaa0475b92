import { useEffect, useState } from 'react';
import { cityLabel, kmBetween, loadCities } from '@/cities/cities';
import { useChosenCity } from '@/cities/use-chosen-city';
import type { CityItem } from '@/contract/types';
import { shortlistText } from '@/lib/text/shortlist';
import { useLanguage, useStrings } from '@/ui/language';

/** What a row of distances is called and says of each city; null where it is not known. */
export interface Far {
  label: string;
  ofCity: (cityId: number | null) => string | null;
}

/** Middles of cities say no more: tens beyond a hundred. */
const rounded = (km: number): number => (km > 100 ? 10 * Math.round(km / 10) : km);

/**
 * How far each city is from the chosen one, reckoned on this device. Cities have a place on the map and localities
 * none: within the city it is said that it is there, and nothing of kilometres. Null while no city is chosen.
 */
export function useDistance(): Far | null {
  const t = useStrings(shortlistText);
  const language = useLanguage();
  const chosen = useChosenCity();
  const [cities, setCities] = useState<CityItem[]>([]);
  const from = chosen?.id ?? 0;
  useEffect(() => {
    if (!from) return;
    const stop = () => removeEventListener('online', load);
    const load = async () => {
      const loaded = await loadCities();
      if (loaded.length === 0) return;
      setCities(loaded);
      stop();
    };
    addEventListener('online', load); // at once: a first answer may be stuck in a network that is back
    void load();
    return stop;
  }, [from]);

  const find = (id: number | null) => cities.find(({ cityid }) => cityid === id);
  const own = find(from);
  if (!own) return null;
  const name = cityLabel(own, language);
  const ofCity = (id: number | null) => {
    const there = find(id);
    if (!there) return null;
    if (there === own) return t.inCity(name);
    const km = kmBetween(there, own);
    return km === null ? null : t.kmAway(rounded(km));
  };
  return { label: t.far(name), ofCity };
}
