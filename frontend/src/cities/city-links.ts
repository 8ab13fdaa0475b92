import type { CityLists } from '@/contract/types';
import { getJson } from '@/lib/send';
import { loadCities } from './cities';
import { type ChosenCity, chooseCity } from './city';
import { beginningIn, siblingPath, USUAL } from './sibling';

/** Links that name no city. */
const OF_CITY = ['.site-header', '.depts']
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
  const slug = city.slug || (await storedSlug(city));
  if (slug === '') return;
  const lists = await getJson<CityLists>(`/api/cities/${slug}/lists`);
  if (!lists) return;
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
    link.textContent = place.dataset.seeLabel?.replace('{}', city.name) ?? '';
    place.replaceChildren(link);
  }
}

/** The slug of a choice that was stored without one, as when the list of cities had not come; then it is stored. */
async function storedSlug(city: ChosenCity): Promise<string> {
  const slug = (await loadCities()).find(({ cityid }) => cityid === city.id)?.slug ?? '';
  if (slug !== '') chooseCity({ ...city, slug });
  return slug;
}
