import { marketingMessage } from '@/leads/form/whatsapp-text';
import { type PageForm, readBlock } from '@/lib/page-data';
import { lastTouch } from '@/tracking/attribution';

/** Chats begun on a marketing page name its campaign (spec section 9); the cached page cannot know it. */
export function nameCampaignInChats(root: Document): void {
  const { context } = readBlock<PageForm>('page-form');
  const touch = lastTouch();
  if (context.pageType !== 'Marketing' || !touch) return;
  const brand = root.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
  const text = marketingMessage(brand, context.pageName, touch, context.contact.whatsappMessage);
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="https://wa.me/"]')) {
    link.href = `${link.href.split('?')[0]}?text=${encodeURIComponent(text)}`;
  }
}
