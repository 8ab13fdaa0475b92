import type { PageContext } from '@/contract/types';

/** What a chat starts with (spec section 9). English on every page: the care team reads it. */
export function defaultMessage(brand: string): string {
  return `Hi ${brand}, I would like to connect with a care expert.`;
}

interface Campaign {
  campaignid?: string;
  network?: string;
  targetid?: string;
}

/** Behind the first hyphen of the target id: `kwd-123` is `123`; '' when there is none. */
export function ticketId(targetid: string): string {
  const hyphen = targetid.indexOf('-');
  return hyphen < 0 ? '' : targetid.slice(hyphen + 1);
}

/** The marketing message: the page's own text or its name, a webpage-ref of campaign and network, and a ticket-id. */
export function marketingMessage(
  brand: string,
  pageName: string,
  campaign: Campaign,
  own = '',
): string {
  const { campaignid = '', network = '', targetid = '' } = campaign;
  const reference = [campaignid, network].filter((part) => part !== '').join('-');
  const ticket = ticketId(targetid);
  return [
    own || `Hi ${brand}, I would like to know more about ${pageName}.`,
    reference && `webpage-ref: ${reference}`,
    ticket && `ticket-id: ${ticket}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** What a chat from a page starts with, until its campaign is known: the page's own words, or the usual ones. */
export function chatMessage(brand: string, { contact, pageType, pageName }: PageContext): string {
  if (pageType === 'Marketing')
    return marketingMessage(brand, pageName, {}, contact.whatsappMessage);
  return contact.whatsappMessage || defaultMessage(brand);
}
