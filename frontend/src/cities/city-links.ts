import type { CityLists } from '@/contract/types';
import { getJson } from '@/lib/send';
import { loadCities } from './cities';
import { type ChosenCity, chooseCity, nameHere } from './city';
import { dropCity } from './drop-city';
import { beginningIn, siblingPath, USUAL } from './sibling';

/** Links that name no city; tiles with notes stand under the name of theirs. */
const OF_CITY = ['.site-header', '.depts:not(.depts--notes)']
  .flatMap((part) => [`${part} a[href^="/${USUAL}/"]`, `${part} a[href^="/hi/${USUAL}/"]`])
  .concat(
    'a.brand',
    'a[href="/cost"]',
    'a[href="/hi/cost"]',
    'a[href$="/doctors"]',
    'a[href$="/hospitals"]',
  )
  .join();
const LISTS = new RegExp(`^(?:/hi)?/${USUAL}/(doctors|hospitals)/([a-z0-9-]+)$`);

/**
 * Leads links of a page that is the same for everyone to the chosen city: the menus, the tiles, the home
 * page. A link that names the usual city stays what it says; the place beside it offers the chosen one.
 */
export async function leadToCity(root: ParentNode, city: ChosenCity): Promise<void> {
  const slug = city.slug || (await knownSlug(root, city));
  const lists = slug !== '' && (await getJson<CityLists>(`/api/cities/${slug}/lists`));
  if (!lists) return;
  if (lists.doctors.length + lists.hospitals.length === 0) {
    const known = await knownSlug(root, city);
    if (known !== slug)
      return known === '' ? undefined : leadToCity(root, { ...city, slug: known });
  }
  const inCity = (href: string): string | null => {
    if (href === '/' || href === '/hi') return siblingPath(href, slug, true);
    const beginning = beginningIn(slug, href);
    if (beginning !== null) return beginning;
    const [, kind, department] = LISTS.exec(href) ?? [];
    const there: string[] = lists[kind as keyof CityLists] ?? [];
    return department && there.includes(department) ? siblingPath(href, slug, false) : null;
  };
  for (const link of root.querySelectorAll<HTMLAnchorElement>(OF_CITY)) {
    const path = inCity(link.getAttribute('href') ?? '');
    if (path) link.href = path;
  }
  for (const place of root.querySelectorAll<HTMLElement>('[data-see-city]')) {
    const path = inCity(place.dataset.seeCity ?? '');
    if (!path) continue;
    const link = document.createElement('a');
    link.href = path;
    link.textContent = place.dataset.seeLabel?.replace('{}', nameHere(city)) ?? '';
    place.replaceChildren(link);
  }
}

/**
 * Where the pages of a choice are, which was stored without it (as when the list of cities had not come) or is
 * called otherwise by now; then it is stored. "" where the list does not come, and for a city that is ours no
 * more, which is dropped.
 */
async function knownSlug(root: ParentNode, city: ChosenCity): Promise<string> {
  const cities = await loadCities();
  const known = cities.find(({ cityid }) => cityid === city.id);
  if (!known && cities.length > 0) dropCity(root, city);
  const slug = known?.slug ?? '';
  if (slug !== '' && slug !== city.slug) chooseCity({ ...city, slug });
  return slug;
}
