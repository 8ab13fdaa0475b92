import { chosenCity, nameHere } from '@/cities/city';
import type { CityOption, DiseaseOption } from '@/contract/types';
import { enterValue } from '@/lib/enter-value';
import { getJson } from '@/lib/get-json';
import { pageLanguage } from '@/lib/page-data';
import { isSameName } from '@/lib/words';
import { storeAsked } from './asked';

interface Named {
  names: string[];
  aliases: string[];
  label: string;
}

/**
 * `Delhi NCR` and `delhi-ncr` are the same, `Crohn's disease` and `crohns-disease`: as an address has it. Who is called
 * so comes before who is also called so: Noida before Delhi NCR.
 */
function labelOf(rows: Named[], asked: string): string | undefined {
  const isAsked = (name: string) => isSameName(name, asked);
  const row =
    rows.find(({ names }) => names.some(isAsked)) ??
    rows.find(({ aliases }) => aliases.some(isAsked));
  return row?.label;
}
const inLanguage = (name: string, nameHi?: string | null) =>
  (pageLanguage() === 'hi' && nameHi) || name;

async function cities(): Promise<Named[]> {
  const [list = []] = (await getJson<(CityOption & { NameHi?: string })[][]>('/api/cities')) ?? [];
  return list.map(({ CityName, Aliases, NameHi }) => ({
    names: [CityName, NameHi ?? ''],
    aliases: Aliases,
    label: inLanguage(CityName, NameHi),
  }));
}

async function diseases(): Promise<Named[]> {
  const url = `/api/lead/department-options?departmentId=0${pageLanguage() === 'hi' ? '&language=hi' : ''}`;
  const [, list = []] = (await getJson<DiseaseOption[][]>(url)) ?? [];
  return list.map(({ DiseaseName, Aliases, NameHi }) => ({
    names: [DiseaseName, NameHi ?? ''],
    aliases: Aliases,
    label: inLanguage(DiseaseName, NameHi),
  }));
}

/** What stands in a field before anybody has typed: nothing, or the city that was chosen before. */
function untyped(): string[] {
  const city = chosenCity();
  return city ? ['', nameHere(city)] : [''];
}

/** Puts a city and a condition that we know into the forms of the page; what was typed in them stays. */
export async function prefill(city: string, disease: string): Promise<void> {
  const found = {
    city: city && labelOf(await cities(), city),
    treatment: disease && labelOf(await diseases(), disease),
  };
  const values: Record<string, string> = {};
  for (const [key, label] of Object.entries(found)) if (label) values[key] = label;
  storeAsked(values);
  const none = untyped();
  for (const [key, value] of Object.entries(values)) {
    const name = key === 'city' ? 'cityField' : key;
    const fields = document.querySelectorAll<HTMLInputElement>(`form[data-draft] [name="${name}"]`);
    for (const field of fields) if (none.includes(field.value)) enterValue(field, value);
  }
}
