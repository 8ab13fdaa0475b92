import type { CityOption, DiseaseOption } from '@/contract/types';
import { pageLanguage } from '@/lib/page-data';
import { carryToForms, draftOf } from './draft';
import { htmlName } from './fields';
import { loadList } from './options';

/** `Delhi NCR` and `delhi-ncr` are the same: as an address has it. */
const slug = (name: string) => name.trim().toLowerCase().replace(/\s+/g, '-');

interface Named {
  names: string[];
  label: string;
}

const labelOf = (asked: string, list: Named[]): string =>
  list.find(({ names }) => names.some((name) => slug(name) === slug(asked)))?.label ?? '';

const inLanguage = (name: string, nameHi: string | null | undefined) =>
  (pageLanguage() === 'hi' && nameHi) || name;

async function cities(): Promise<Named[]> {
  const list = await loadList<CityOption & { NameHi?: string | null }>('/api/cities');
  return list.map(({ CityName, Aliases, NameHi }) => ({
    names: [CityName, ...Aliases],
    label: inLanguage(CityName, NameHi),
  }));
}

async function diseases(): Promise<Named[]> {
  const also = pageLanguage() === 'hi' ? '&language=hi' : '';
  const list = await loadList<DiseaseOption>(
    `/api/lead/department-options?departmentId=0${also}`,
    1,
  );
  return list.map(({ DiseaseName, Aliases, NameHi }) => ({
    names: [DiseaseName, ...Aliases],
    label: inLanguage(DiseaseName, NameHi),
  }));
}

/** Puts a city and a condition that we know into the forms of the page; what was typed in them stays. */
export async function prefill(city: string, disease: string): Promise<void> {
  const typed = draftOf();
  const found = {
    city: city && !typed[htmlName('city')] ? labelOf(city, await cities()) : '',
    treatment: disease && !typed.treatment ? labelOf(disease, await diseases()) : '',
  };
  carryToForms(Object.fromEntries(Object.entries(found).filter(([, label]) => label !== '')));
}
