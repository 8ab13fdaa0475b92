import { type RefObject, useLayoutEffect, useState } from 'react';
import { useChosenCity } from '@/cities/use-chosen-city';
import type { Preset } from '@/contract/types';

/** The id of the city to search in: chosen in the box, else the page's, else the visitor's; '' without one. */
export function useSearchedCity(
  box: RefObject<HTMLElement | null>,
  cities: Preset[],
  cityId: number | null,
) {
  const chosen = useChosenCity();
  const [own, setOwn] = useState<string | null>(null);
  // What was chosen before the code came is kept.
  useLayoutEffect(() => setOwn(box.current?.querySelector('select')?.value ?? null), [box]);
  const usual = cities.length > 0 ? (cityId ?? cities[0]?.id) : chosen?.id || cityId;
  return [own ?? String(usual ?? ''), setOwn] as const;
}
