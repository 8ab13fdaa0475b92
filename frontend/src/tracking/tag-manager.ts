// The tag manager: a script of another host, which is asked only after the visitor agreed.
import type { PrivacyChoice } from './privacy';

/** All that a tag may be told (gateways.md, Tag manager). No name, number, address, question, condition or query. */
const ALLOWED = [
  'event',
  'pageType',
  'city',
  'leadFormVariant',
  'pageLanguage',
  'pageVariant',
] as const;
type TagFacts = Partial<Record<(typeof ALLOWED)[number], string>>;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

function layer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** Tells the tags of something that happened: allow-listed short words and nothing else. */
export function pushTag(facts: TagFacts): void {
  const known = ALLOWED.map((name) => [name, facts[name]] as const);
  const words = known.filter(([, value]) => typeof value === 'string' && value !== '');
  layer().push(
    Object.fromEntries(words.map(([name, value]) => [name, String(value).slice(0, 80)])),
  );
}

/** Consent commands are an arguments object: the tag manager takes no array for one. */
function command(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag manager tells a command by this very object
  layer().push(arguments);
}

const granted = (isSo: boolean) => (isSo ? 'granted' : 'denied');

/** What the visitor agreed to, in the tag manager's words. */
export function pushConsent({ measuring, advertising }: PrivacyChoice, isFirst: boolean): void {
  command('consent', isFirst ? 'default' : 'update', {
    analytics_storage: granted(measuring),
    ad_storage: granted(advertising),
    ad_user_data: granted(advertising),
    ad_personalization: granted(advertising),
  });
}

/** Loads the container, once. Its address holds its id alone, and no address of ours but the origin. */
export function loadTags(id: string, choice: PrivacyChoice, facts: TagFacts): void {
  if (document.querySelector('script[data-tags]')) {
    pushConsent(choice, false);
    return;
  }
  pushConsent(choice, true);
  // The type of the page stands in for its address, which may name a condition.
  const page_location = `${location.origin}/${facts.pageType ?? ''}`;
  command('set', { page_location, page_referrer: '', page_title: facts.pageType ?? '' });
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  pushTag({ ...facts, event: 'page_view' });
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  script.async = true;
  script.referrerPolicy = 'no-referrer';
  script.dataset.tags = '';
  document.head.append(script);
}
