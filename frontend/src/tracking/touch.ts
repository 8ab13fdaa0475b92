// A touch: how a visitor came to the site once, by the words in the address and the host that linked here.

/** The parameters read from the address (spec section 2 and the advertising networks' own), as written. */
export const ARRIVAL = [
  'city',
  'disease',
  'source',
  'medium',
  'campaignid',
  'network',
  'keyword',
  'targetid',
  'matchtype',
  'creative',
  'gclid',
  'gad',
  'gbraid',
  'wbraid',
  'fbclid',
  'tblci',
  'adset_id',
  'adsetid',
  'placement',
  'site_source_name',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;
/** These filter a page as well; alone they say nothing about where somebody came from. */
const NOT_ALONE = new Set(['city', 'disease']);
const MAX_LENGTH = 200;
const MAX_AGE = 90 * 24 * 3600 * 1000; // ms

/** Words by their names: the parameters, and `at`, `path`, `referrer`. */
export type Touch = Readonly<Record<string, string>>;

/** One line of at most 200 letters; whole letters, for half of one is no text. A joiner parts no word. */
function plain(text: string): string {
  const line = text
    .slice(0, 2000)
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{C}/gu, ' ')
    .trim();
  return [...line].slice(0, MAX_LENGTH).join('');
}

/** A page by its address without the words of an arrival, which make no other page of it. */
export function pageOf(url: string): string {
  const page = new URL(url);
  for (const name of [...page.searchParams.keys()]) {
    const word = name.toLowerCase();
    if (ARRIVAL.some((one) => one === word) && !NOT_ALONE.has(word)) page.searchParams.delete(name);
  }
  return page.href;
}

/** The host another site's link stood on; "" for our own pages and for a broken address. */
function otherHost(referrer: string, own: string): string {
  try {
    const { host } = new URL(referrer);
    return host === own ? '' : host;
  } catch {
    return '';
  }
}

/** The touch of an arrival; null when it is only a step within the site, or typed by hand. */
export function touchOf(address: URL, referrer: string, now: Date): Touch | null {
  const given = new Map(
    [...address.searchParams].map(([name, value]) => [name.toLowerCase(), value]),
  );
  const found = ARRIVAL.map((name) => [name, plain(given.get(name) ?? '')] as const);
  const words = found.filter(([, value]) => value);
  const host = otherHost(referrer, address.host);
  // The words of /thankyou are ours.
  const isStep = given.has('isquicksurvey') || words.every(([name]) => NOT_ALONE.has(name));
  if (!host && isStep) return null;
  return {
    at: now.toISOString(),
    path: address.pathname.slice(0, MAX_LENGTH),
    ...(host && { referrer: host.slice(0, MAX_LENGTH) }),
    ...Object.fromEntries(words),
  };
}

/**
 * A touch read back from storage; null for anything else that may stand there, and once it is too old, or as far
 * ahead: that is of a clock that was wrong, and would not expire.
 */
export function parseTouch(text: string | null): Touch | null {
  try {
    const value: Record<string, unknown> | null = JSON.parse(text ?? 'null');
    const at = value?.at;
    if (typeof at !== 'string' || !(Math.abs(Date.now() - Date.parse(at)) < MAX_AGE)) return null;
    const words = ['path', 'referrer', ...ARRIVAL].flatMap((name) => {
      const word = value?.[name];
      return typeof word === 'string' ? [[name, plain(word)]] : [];
    });
    return { at: plain(at), ...Object.fromEntries(words) };
  } catch {
    return null;
  }
}
