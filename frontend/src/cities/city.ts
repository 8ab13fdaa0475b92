// The city a visitor chose. It lives on the device alone: a page is the same for everyone (decisions 3.5).
import type { Preset } from '@/contract/types';
import { type PageForm, pageLanguage, readBlock } from '@/lib/page-data';
import { local } from '@/lib/storage';

export interface ChosenCity {
  id: number;
  name: string;
  /** "popular" or "other", as the city list has it. */
  type: string;
  /** In addresses: /pune/doctors/urology. "" for 'Other', and for a choice of before it was stored. */
  slug?: string;
}

/** Spec section 3: saved as cityId or cityid, cityName or cityname. Both are written, either is read. */
const ID_KEYS = ['cityId', 'cityid'];
const NAME_KEYS = ['cityName', 'cityname'];
const TYPE_KEY = 'type';
const SLUG_KEY = 'citySlug';

const listeners = new Set<() => void>();
let read: { text: string; city: ChosenCity | null } = { text: '', city: null };

/** What is stored under the first of the keys that holds something; "" where storage is blocked. */
const stored = (keys: string[]): string => keys.map(local.get).find(Boolean) ?? '';

function parsed(id: string, name: string, type: string, slug: string): ChosenCity | null {
  const isSound = /^\d{1,9}$/.test(id) && /^[^<>{}]{1,80}$/.test(name.trim());
  if (!isSound) return null;
  return { id: Number(id), name: name.trim(), type, slug: /^[a-z0-9-]+$/.test(slug) ? slug : '' };
}

/** The chosen city, or null when there is none or what is stored makes no sense. One object a choice. */
export function chosenCity(): ChosenCity | null {
  const parts = [
    stored(ID_KEYS),
    stored(NAME_KEYS),
    stored([TYPE_KEY]),
    stored([SLUG_KEY]),
  ] as const;
  const text = parts.join('\n');
  if (text !== read.text) read = { text, city: parsed(...parts) };
  return read.city;
}

/** Stores the choice. False: the browser stores nothing. */
export function chooseCity(city: ChosenCity): boolean {
  const isStored =
    ID_KEYS.every((key) => local.set(key, String(city.id))) &&
    NAME_KEYS.every((key) => local.set(key, city.name)) &&
    local.set(TYPE_KEY, city.type) &&
    local.set(SLUG_KEY, city.slug ?? '');
  if (!isStored) forgetCity(); // half of it would be a city with the name of another
  if (!isStored) return false;
  for (const listener of listeners) listener();
  return true;
}

/** As if none had been chosen. */
export function forgetCity(): void {
  for (const key of [...ID_KEYS, ...NAME_KEYS, TYPE_KEY, SLUG_KEY]) local.remove(key);
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** What a page in Hindi calls the choice 'Other' of every list (id 0): as sehat/locale/hi.po has it. */
export const OTHER_HI = 'अन्य';

/** What a page calls the chosen city, by the cities of its form: one in Hindi has their Hindi names. */
export function nameOnPage({ id, name }: ChosenCity, cities: Preset[], language: string): string {
  if (language !== 'hi') return name;
  return id === 0 ? OTHER_HI : cities.find((city) => city.id === id)?.nameHi || name;
}

/** What this page calls the chosen city. Its Hindi names stand with the form, which is read for them alone. */
export function nameHere(city: ChosenCity): string {
  const language = pageLanguage();
  const cities = language === 'hi' ? readBlock<PageForm>('page-form').form.cities : [];
  return nameOnPage(city, cities, language);
}

/** Where the forms of a page ask for a city. */
export const cityFields = (root: ParentNode) =>
  root.querySelectorAll<HTMLInputElement>('main [name="cityField"]');
