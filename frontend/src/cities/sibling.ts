import { send } from '@/lib/send';

/** The usual city (spec section 9): its home page is the site's own. */
export const USUAL = 'delhi-ncr';

const OF_A_CITY = /^(\/hi)?\/(?!hi\/)[a-z0-9-]+(\/(?:doctors|hospitals|treatment)\/.+)$/;

/**
 * The address of this page in another city; null for a page that is the same in every city.
 * `home`: the page is the home page, the site's or a city's.
 */
export function siblingPath(path: string, slug: string, home: boolean): string | null {
  if (slug === '') return null;
  const hindi = /^\/hi(\/|$)/.test(path) ? '/hi' : '';
  if (home) return slug === USUAL ? hindi || '/' : `${hindi}/${slug}`;
  const rest = OF_A_CITY.exec(path)?.[2];
  return rest ? `${hindi}/${slug}${rest}` : null;
}

/** Whether a page is there. A network that fails says no. */
export async function isThere(path: string): Promise<boolean> {
  const answer = await send(path, { method: 'HEAD' });
  return answer?.ok ?? false;
}
