import type { CityLists } from '@/contract/types';
import { getJson } from '@/lib/get-json';
import { inLanguage } from '@/lib/page-language';
import { endAfter, PATIENCE_MS } from '@/lib/patience';
import { loadCities } from './cities';
import { type ChosenCity, chooseCity, chosenCity, nameHere } from './city';
import { showPartsOf } from './city-parts';
import { dropCity } from './drop-city';
import { inCity, siblingPath, USUAL } from './sibling';

/** Links that name no city: the home page, the ways into the lists, pages that say who treats something there, the
 * menus and the tiles but those with notes, which stand under the name of their city. */
const OF_NO_CITY = ['/', '/doctors', '/hospitals', '/cost']
  .flatMap((path) => [`a[href="${path}"]`, `a[href="${inLanguage(path, 'hi')}"]`])
  .concat('.site-header a', '.depts:not(.depts--notes) a')
  .concat(['condition', 'treatment', 'symptom', 'department'].map((kind) => `a[href*="/${kind}/"]`))
  .join();
const LISTS = new RegExp(`^(/hi)?/${USUAL}/(doctors|hospitals)/([a-z0-9-]+)$`);

/**
 * Leads links of a page that is the same for everyone to the chosen city: the tiles, the home page, the menus,
 * which are led before they are put in. A department that the city has not leads to its own page, which names the
 * cities that have it. A link that names the usual city stays what it says; the place beside it offers the chosen
 * one.
 */
export async function leadToCity(
  root: ParentNode,
  city: ChosenCity,
  menus?: ParentNode,
): Promise<void> {
  const found = await listsOf(root, city);
  if (!found) return;
  const { slug, lists } = found;
  for (const link of menus?.querySelectorAll('a') ??
    root.querySelectorAll<HTMLAnchorElement>(OF_NO_CITY)) {
    if (isOfUsual(link)) continue;
    const path = hrefIn(link.getAttribute('href') ?? '', slug, lists, true);
    if (path) link.setAttribute('href', path);
  }
  if (menus) return;
  for (const place of root.querySelectorAll<HTMLElement>('[data-see-city]')) {
    const path = hrefIn(place.dataset.seeCity ?? '', slug, lists, false);
    if (!path) continue;
    const link = document.createElement('a');
    link.href = path;
    link.textContent = place.dataset.seeLabel?.replace('{}', nameHere(city)) ?? '';
    place.replaceChildren(link);
  }
  await showPartsOf(root, slug);
}

/** Where the pages of a city are, and what it has. Null where that does not come, and for a city that is dropped. */
async function listsOf(
  root: ParentNode,
  city: ChosenCity,
): Promise<{ slug: string; lists: CityLists } | null> {
  const slug = city.slug || (await knownSlug(root, city)) || '';
  if (slug === '') return null;
  const signal = endAfter(PATIENCE_MS);
  const lists = await getJson<CityLists>(`/api/cities/${slug}/lists`, { signal });
  if (!lists || lists.doctors.length + lists.hospitals.length > 0) return lists && { slug, lists };
  const known = await knownSlug(root, city);
  if (known === null) return null;
  return known === '' || known === slug ? { slug, lists } : listsOf(root, { ...city, slug: known });
}

/** Whether a heading above says that what follows is of the usual city, and offers the chosen one. */
const isOfUsual = (link: Element) =>
  link.matches('.depts a') && link.closest('section')?.querySelector('[data-see-city]');

/** Where an address leads in a city; null where it stays. `orElse`: to its department, where there is no list. */
function hrefIn(href: string, slug: string, lists: CityLists, orElse: boolean): string | null {
  const home = href === '/' || href === '/hi';
  const [, hi = '', kind, department] = LISTS.exec(href) ?? [];
  if (!department) return home ? siblingPath(href, slug, true) : inCity(slug, href);
  const there: string[] = lists[kind as keyof CityLists];
  if (there.includes(department)) return siblingPath(href, slug, false);
  return orElse ? `${hi}/department/${department}` : null;
}

/**
 * Where the pages of a choice are, which was stored without it (as when the list of cities had not come) or is
 * called otherwise by now; then it is stored. "" where the list does not come; null for a city that is ours no
 * more, which is dropped.
 */
async function knownSlug(root: ParentNode, city: ChosenCity): Promise<string | null> {
  const cities = await loadCities();
  if ((chosenCity() ?? city).id !== city.id) return null; // another was chosen meanwhile
  const known = cities.find(({ cityid }) => cityid === city.id);
  if (!known && cities.length > 0) {
    dropCity(root, city);
    return null;
  }
  const slug = known?.slug ?? '';
  if (slug !== '' && slug !== city.slug) chooseCity({ ...city, slug });
  return slug;
}
