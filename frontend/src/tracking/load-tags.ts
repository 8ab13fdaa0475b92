import { type PageForm, readBlock } from '@/lib/page-data';
import { session } from '@/lib/storage';
import { allowedTags } from './allowed-tags';
import { ARRIVAL } from './touch';

/**
 * Pages whose address holds what somebody asked, or names a condition or a treatment (decisions 7.8): a tag could read
 * it there. On a marketing page it reads what the advertisement said, whose visits are measured.
 */
const NO_TAGS = new Set([
  ...['Search', 'Chat', 'Condition', 'Test', 'Blog', 'Video', 'Error'],
  ...['Treatment', 'Treatment_City', 'costpage'],
]);
/** Whoever has the address of a request may see and change it: it is signed, and needs no login. */
const SIGNED = '/request/status/';

/**
 * What an address may carry while a script of another host can read it: the click ids of advertisers, where
 * they come from, the city, and the words that every request ends with.
 */
const CLEAN = new Set([
  ...['gclid', 'gbraid', 'wbraid', 'gad', 'gad_source', 'utm_source', 'utm_medium'],
  ...['campaignid', 'network', 'matchtype', 'targetid', 'creative', 'adset_id', 'adsetid'],
  ...['source', 'medium', 'city', 'isquicksurvey', 'isplanfeature'],
]);
/** Words of an arrival, stored by now, and of /thankyou: they may name a condition, and no page needs them. */
const TAKEN_OUT = new Set<string>([...ARRIVAL, 'department']);

/**
 * Takes what a tag must not read out of the address bar. False: the address holds something else, a filter or
 * what was typed, which the page needs and no tag may see.
 */
function cleanAddress(): boolean {
  const address = new URL(location.href);
  if (address.pathname.startsWith(SIGNED)) return false;
  for (const name of [...address.searchParams.keys()]) {
    if (!CLEAN.has(name) && TAKEN_OUT.has(name.toLowerCase())) address.searchParams.delete(name);
  }
  if ([...address.searchParams.keys()].some((name) => !CLEAN.has(name))) return false;
  if (address.href !== location.href) history.replaceState(history.state, '', address.href);
  return true;
}

/** Loads the container where the visitor agreed and the address tells it nothing. */
export async function loadAllowed(id: string): Promise<void> {
  const choice = allowedTags();
  const { context } = readBlock<PageForm>('page-form');
  if (!choice || NO_TAGS.has(context.pageType) || !cleanAddress()) return;
  const { loadTags, pushTag } = await import('./tag-manager');
  if (!allowedTags()) return; // withdrawn while that was on its way
  const facts = {
    pageType: context.pageType,
    city: context.subject.city?.name ?? '',
    pageLanguage: context.language,
    pageVariant: context.pageVariant,
  };
  loadTags(id, choice, facts);
  // Once for each request, and only of who allowed advertising by then (decisions 7.8); who leaves /thankyou
  // before the ten seconds are over tells it on the next page.
  if (session.get('lead_untold')) {
    session.remove('lead_untold');
    if (!choice.advertising) return;
    const leadFormVariant = session.get('lead_variant') ?? '';
    pushTag({ ...facts, event: 'lead_sent', leadFormVariant });
  }
}
