import { inLanguage, pageLanguageOf } from '@/lib/page-language';
import { send } from '@/lib/send';

/** The usual city (spec section 9): its home page is the site's own. */
export const USUAL = 'delhi-ncr';

/** The cost explorer has its city among its choices. */
export const COSTS = '/cost';

export function costsIn(slug: string, query = ''): string {
  const choices = new URLSearchParams(query);
  choices.set('city', slug);
  return `${COSTS}?${choices}`;
}

/** The ways into the lists begin with a city, the usual one where the address names none. */
const WAYS_IN = /^(?:\/hi)?\/(?:doctors|hospitals)$/;

/** `/doctors` as it begins in a city; null for another path. */
export function waysInto(path: string, slug: string): string | null {
  if (!WAYS_IN.test(path)) return null;
  return slug === USUAL ? path : `${path}?city=${slug}`;
}

const OF_A_CITY = /^(\/hi)?\/(?!hi\/)[a-z0-9-]+(\/(?:doctors|hospitals|treatment)\/.+)$/;

/**
 * The address of this page in another city; null for a page that is the same in every city.
 * `query` is that of the address. `home`: the page is the home page, the site's or a city's.
 */
export function siblingPath(path: string, slug: string, home: boolean, query = ''): string | null {
  if (slug === '') return null;
  if (path === COSTS) return costsIn(slug, query);
  const ways = waysInto(path, slug);
  if (ways !== null) return ways;
  const language = pageLanguageOf(path) ?? 'en';
  if (home) return inLanguage(slug === USUAL ? '/' : `/${slug}`, language);
  const rest = OF_A_CITY.exec(path)?.[2];
  return rest ? inLanguage(`/${slug}${rest}`, language) : null;
}

/** Whether a page is there. A network that fails says no. */
export async function isThere(path: string): Promise<boolean> {
  const answer = await send(path, { method: 'HEAD' });
  return answer?.ok ?? false;
}
