import { OTHER_HI } from '@/cities/city';
import type {
  CityOption,
  DepartmentOption,
  HospitalOption,
  LeadForm,
  Preset,
} from '@/contract/types';
import type { Lists } from '@/leads/lists/lists';
import { isSameName } from '@/lib/words';
import { OTHER } from '@/ui/combo/combo';
import type { FieldKey } from './fields';
import type { Answers } from './rules';

/** What a list offers: the name that is sent, and what a form in Hindi shows; '' where that is the same. */
export interface Named {
  name: string;
  hindi: string;
  /** What else people call it. */
  aliases: string[];
}

const named = (name: string, hindi?: string | null, aliases?: string[]): Named => ({
  name,
  hindi: hindi ?? '',
  aliases: aliases ?? [],
});

export const labelOf = ({ name, hindi }: Named): string => hindi || name;

/** What else each of the shown is called: a treatment and a condition may be shown by one name. */
export function otherNames(offered: Named[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const one of offered) {
    const label = labelOf(one);
    found.set(label, [...(found.get(label) ?? []), one.name, ...one.aliases]);
  }
  return found;
}

/** Whether somebody who typed this word means it: in English, in Hindi or by another name, as many spell it. */
export const isCalled = ({ name, hindi, aliases }: Named, word: string): boolean =>
  [name, hindi, ...aliases].some((one) => isSameName(one, word));

/** Where in a list stands what somebody who typed this word means: who is called so before who is also called so, as
 * Delhi NCR is called Noida. -1: nowhere. */
export function placeOf(offered: Named[], word: string): number {
  const own = offered.findIndex((one) => isCalled({ ...one, aliases: [] }, word));
  return own >= 0 ? own : offered.findIndex((one) => isCalled(one, word));
}

/** The cities of a page, and their other names once those have come. */
export const cityNames = (cities: Preset[], options: CityOption[]): Named[] =>
  cities.map(({ id, name, nameHi }) =>
    named(name, nameHi, options.find(({ CityId }) => CityId === id)?.Aliases),
  );
export const departmentNames = (item: DepartmentOption) =>
  named(item.DepartmentName, item.NameHi, item.Aliases);
export const hospitalNames = (item: HospitalOption) => named(item.HospitalName, item.NameHi);

/** What the list of a field offers; [] for a field that has none. */
export function namesOf(key: FieldKey, form: LeadForm, lists: Lists): Named[] {
  switch (key) {
    case 'city':
    case 'FormPreferredCityField':
      return cityNames(form.cities, lists.cities.items);
    case 'treatment':
      return [...treatmentNames(lists), ...conditionNames(lists)];
    case 'speciality':
      return lists.specialities.items.map(departmentNames);
    case 'FormLocalityField':
      return lists.localities.items.map((item) => named(item.LocalityName, item.NameHi));
    case 'hospital':
      return lists.hospitals.items.map(hospitalNames);
    default:
      return [];
  }
}

export const treatmentNames = ({ treatments }: Lists): Named[] =>
  treatments.items.map((item) => named(item.ProcedureName, item.NameHi, item.Aliases));

export const conditionNames = ({ conditions }: Lists): Named[] =>
  conditions.items.map((item) => named(item.DiseaseName, item.NameHi, item.Aliases));

const LISTED: FieldKey[] = [
  'city',
  'FormPreferredCityField',
  'treatment',
  'speciality',
  'FormLocalityField',
  'hospital',
];

/** The answers with the names that are sent, as the lists write them: the CRM reads English. What is in none stays as typed. */
export function inEnglish(answers: Answers, form: LeadForm, lists: Lists): Answers {
  const given = LISTED.filter((key) => answers[key]);
  const sent = given.map((key) => [key, nameOf(answers[key] ?? '', namesOf(key, form, lists))]);
  return { ...answers, ...Object.fromEntries(sent) };
}

function nameOf(typed: string, offered: Named[]): string {
  const isOne = (...names: string[]) => names.some((name) => isSameName(name, typed));
  if (isOne(OTHER, OTHER_HI)) return OTHER;
  return offered.find(({ name, hindi }) => isOne(name, hindi))?.name ?? typed;
}
