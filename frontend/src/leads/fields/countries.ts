import type { Language } from '@/lib/text';
import codes from './countries.json';

/** The tab sets the names of the list under each other; wide spaces keep them out of the closed field. */
const GAP = '\t\u2003\u2003';

/** About 240 countries in a language, India first: `+91   India`, found by name and by code. */
export function countryNames(language: Language): string[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const countries = Object.entries(codes).map(([code, dial]) => ({
    code,
    dial,
    name: names.of(code) ?? code,
  }));
  countries.sort((a, b) => compare(a.name, b.name));
  const first = countries.filter(({ code }) => code === 'IN');
  const others = countries.filter(({ code }) => code !== 'IN');
  return [...first, ...others].map(({ dial, name }) => `+${dial}${GAP}${name}`);
}
