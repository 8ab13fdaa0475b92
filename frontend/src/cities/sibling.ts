import { inLanguage, pageLanguageOf } from '@/lib/page-language';
import { endAfter, PATIENCE_MS } from '@/lib/patience';
import { send } from '@/lib/send';

/** The usual city (spec section 9): its home page is the site's own. */
export const USUAL = 'delhi-ncr';

/** Pages that name their city in the query (sehat/directory/city_addresses.py has the same): the ways into costs
 * and lists, and pages that say who treats something there. */
const NAMED_IN_QUERY =
  /^(?:\/hi)?\/(?:doctors|hospitals|cost|(?:condition|treatment|symptom|department)\/[^/?#]+)$/;

/** `/doctors` as it is of a city, with what else was chosen there; null for a page of another kind. */
export function inCity(slug: string, path: string, query = ''): string | null {
  if (!NAMED_IN_QUERY.test(path)) return null;
  if (slug === USUAL && !path.endsWith('/cost')) return path; // its usual city needs no name
  return inQuery(slug, path, new URLSearchParams(query));
}

function inQuery(slug: string, path: string, choices: URLSearchParams): string {
  choices.set('city', slug);
  choices.delete('page');
  return `${path}?${choices}`;
}

/** A list that a visitor narrows to cities: of one city it is that city's. */
const NARROWED = /^(?:\/hi)?\/hospitals\/insurance\/[a-z0-9-]+$/;

const OF_A_CITY = /^(\/hi)?\/(?!hi\/)[a-z0-9-]+(\/(?:doctors|hospitals|treatment)\/.+)$/;

/**
 * The address of this page in another city; null for a page that is the same in every city.
 * `query` is that of the address. `home`: the page is the home page, the site's or a city's.
 */
export function siblingPath(path: string, slug: string, home: boolean, query = ''): string | null {
  if (slug === '') return null;
  const named = inCity(slug, path, query);
  if (named !== null) return named;
  const choices = new URLSearchParams(query);
  if (NARROWED.test(path) && choices.getAll('city').length === 1) {
    return inQuery(slug, path, choices);
  }
  const language = pageLanguageOf(path) ?? 'en';
  if (home) return inLanguage(slug === USUAL ? '/' : `/${slug}`, language);
  const rest = OF_A_CITY.exec(path)?.[2];
  return rest ? inLanguage(`/${slug}${rest}`, language) : null;
}

const SEARCH = /^(?:\/hi)?\/search$/;

/**
 * The address of the same search in another city, which it names by its id (0: none); null for what is no search.
 * `query` is that of the address.
 */
export function searchIn(id: number, path: string, query: string): string | null {
  const asked = new URLSearchParams(query);
  if (!SEARCH.test(path) || !asked.has('q')) return null;
  asked.delete('page');
  if (id === 0) asked.delete('city');
  else asked.set('city', String(id));
  return `${path}?${asked}`;
}

const GONE = [404, 410];

/** Whether a page is there. Null: a network that fails or is stuck, or a busy site, does not say. */
export async function isThere(path: string): Promise<boolean | null> {
  const answer = await send(path, { method: 'HEAD', signal: endAfter(PATIENCE_MS) });
  if (answer?.ok) return true;
  return answer && GONE.includes(answer.status) ? false : null;
}
