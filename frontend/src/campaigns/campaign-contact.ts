import type { CampaignContact, Contact } from '@/contract/types';
import { onAdded } from '@/lib/added';
import { telUrl, whatsappUrl } from '@/lib/contact';
import { readBlock } from '@/lib/page-data';
import { shownNumber } from '@/lib/shown-number';
import { session } from '@/lib/storage';

interface PageNumbers {
  page: Contact;
  campaigns: CampaignContact[];
}

const KEY = 'contact_campaign';
type Came = Pick<CampaignContact, 'source' | 'campaign'>;

/** A page that is loaded again has less in its address: the tag manager is told no campaign (tracking/load-tags.ts). */
const isReload = () =>
  performance
    .getEntriesByType('navigation')
    .some((page) => 'type' in page && page.type === 'reload');

/** Where the visitor came from: this address says it, or the one this tab began with. */
function cameFrom(): Came {
  const words = [...new URLSearchParams(location.search)];
  const asked = new Map(words.map(([name, value]) => [name.toLowerCase(), value.trim()]));
  // That of /thankyou is ours, and tells of no campaign.
  const own = asked.has('isquicksurvey') ? '' : asked.get('source');
  const source = asked.get('utm_source') || own || '';
  const campaign = asked.get('utm_campaign') || asked.get('campaignid') || '';
  try {
    if ((source || campaign) && !isReload()) session.set(KEY, JSON.stringify({ source, campaign }));
    else return { source, campaign, ...JSON.parse(session.get(KEY) ?? '{}') };
  } catch {
    // What is stored is not ours: this address alone counts.
  }
  return { source, campaign };
}

const fits = (wanted: string, given: string) =>
  wanted === '' || wanted.toLowerCase() === String(given).toLowerCase();

/** The first campaign that fits, in the order of the table: the twin of sehat/shell/numbers.py. */
function campaignOf(campaigns: CampaignContact[], came: Came): CampaignContact | undefined {
  return campaigns.find(
    ({ source, campaign }) => fits(source, came.source) && fits(campaign, came.campaign),
  );
}

/** Puts the campaign's numbers into the links that call or write to the page's own, also as more of them come. */
export function showCampaignContact(root: Document): void {
  const came = cameFrom(); // before words are taken out of the address
  onAdded(root, () => replaceIn(root, came));
}

function replaceIn(root: Document, came: Came): void {
  const { page, campaigns } = readBlock<PageNumbers>('page-numbers');
  const contact = campaignOf(campaigns, came)?.contact;
  if (!contact) return;
  const swaps = [
    [page.tel, contact.tel, telUrl],
    [page.whatsapp, contact.whatsapp, whatsappUrl],
  ] as const;
  for (const [before, after, url] of swaps) {
    if (before === null || after === null) continue;
    for (const link of root.querySelectorAll<HTMLAnchorElement>(`a[href^="${url(before)}"]`)) {
      const rest = (link.getAttribute('href') ?? '').slice(url(before).length);
      if (rest !== '' && !rest.startsWith('?')) continue; // a longer number
      link.setAttribute('href', url(after) + rest);
      if (contact.trackingId) link.dataset.trackingId = contact.trackingId;
      else delete link.dataset.trackingId; // that of the page's own number
      showNumber(link, before, after);
    }
  }
}

/** A link that names the number it calls, as pages write it or as an editor did, names the one it calls now. */
function showNumber(link: HTMLElement, before: string, after: string): void {
  for (const part of link.childNodes) {
    if (!(part instanceof Text)) continue;
    const named = [shownNumber(before), before].find((number) => part.data.includes(number));
    if (named) part.data = part.data.replace(named, () => shownNumber(after));
  }
}
