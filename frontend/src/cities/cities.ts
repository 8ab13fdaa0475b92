import type { CityItem, Preset } from '@/contract/types';
import { callHeaders } from '@/lib/call-headers';
import { getJson } from '@/lib/get-json';
import { endAfter } from '@/lib/patience';
import type { Language } from '@/lib/text';
import { beginsWord } from '@/lib/words';
import { OTHER_HI } from './city';

/** Spec section 9: popular cities by id, in this order; the rest are other. */
const POPULAR = [514, 477, 93, 267, 248, 568];
export const OTHER: CityItem = {
  cityid: 0,
  slug: '',
  cityname: 'Other',
  nameHi: OTHER_HI,
  webIconPrimary: null,
  webIconSecondary: null,
  type: 'other',
  aliases: [],
  latitude: null,
  longitude: null,
};

/** Cities the page itself knows, for when the list does not come: the popular ones. */
export function knownCities(presets: Preset[]): CityItem[] {
  return presets
    .filter(({ id }) => POPULAR.includes(id))
    .map(({ id, name, nameHi }) => ({
      ...OTHER,
      cityid: id,
      cityname: name,
      nameHi,
      type: 'popular',
    }));
}

/** Every city; a list that fails is empty (spec section 8). */
export async function loadCities(): Promise<CityItem[]> {
  const answer = await getJson<{ results?: CityItem[] }>('/dmg/v1/web/citylist', {
    headers: callHeaders(),
    signal: endAfter(),
  });
  return Array.isArray(answer?.results) ? answer.results : [];
}

/** What a page calls a city, 'Other' too. */
export const cityLabel = ({ cityname, nameHi }: CityItem, language: Language): string =>
  (language === 'hi' && nameHi) || cityname;

/** Popular cities in their order, then the others by name, 'Other' last. */
export function arranged(
  cities: CityItem[],
  language: Language,
): { popular: CityItem[]; others: CityItem[] } {
  const popular = POPULAR.flatMap((id) => cities.find((city) => city.cityid === id) ?? []);
  const others = cities
    .filter((city) => !POPULAR.includes(city.cityid))
    .sort((a, b) => cityLabel(a, language).localeCompare(cityLabel(b, language), language));
  return { popular, others: [...others, OTHER] };
}

/** Cities one of whose names begins, or has a word that begins, with what was typed. */
export function matching(cities: CityItem[], typed: string): CityItem[] {
  return cities.filter(({ cityname, nameHi, aliases }) =>
    beginsWord([cityname, nameHi, ...aliases], typed),
  );
}

export interface Place {
  latitude: number;
  longitude: number;
}

const RADIANS = Math.PI / 180;
const EARTH = 6371; // km, its mean radius

/** Of the angle between a city's middle and a place, the half of it, squared sine; null where it is not known. */
function halfAngle({ latitude, longitude }: CityItem, here: Place): number | null {
  if (latitude === null || longitude === null) return null;
  const north = Math.sin(((latitude - here.latitude) * RADIANS) / 2) ** 2;
  const east = Math.sin(((longitude - here.longitude) * RADIANS) / 2) ** 2;
  return north + Math.cos(latitude * RADIANS) * Math.cos(here.latitude * RADIANS) * east;
}

/** As the crow flies, from middle to middle, by the haversine formula; null where one is not on the map. */
export function kmBetween(one: CityItem, { latitude, longitude }: CityItem): number | null {
  if (latitude === null || longitude === null) return null;
  const half = halfAngle(one, { latitude, longitude });
  return half === null ? null : Math.round(2 * EARTH * Math.asin(Math.sqrt(half)));
}

/** The city whose middle is nearest, on the globe; null when none says where it is. */
export function nearest(cities: CityItem[], here: Place): CityItem | null {
  const placed = cities.flatMap((city) => {
    const half = halfAngle(city, here);
    return half === null ? [] : [{ city, half }];
  });
  return placed.sort((a, b) => a.half - b.half)[0]?.city ?? null;
}
