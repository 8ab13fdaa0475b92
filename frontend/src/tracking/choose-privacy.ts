import { getDocument } from '@/lib/get-document';
import { pageLanguage } from '@/lib/page-data';
import { inLanguage } from '@/lib/page-language';
import { startTags } from './tags';

let isStarted = false;
/** They come once, however many links are pressed meanwhile. */
let coming: Promise<void> | null = null;

/**
 * The first press of what opens the choices, which hear the next ones themselves. Throws when they do not come:
 * then the link leads to the policy.
 */
export default async function choosePrivacy(link: HTMLElement): Promise<void> {
  if (isStarted) return;
  coming ??= bringChoices().finally(() => {
    coming = null;
  });
  await coming;
  link.click();
}

async function bringChoices(): Promise<void> {
  const fragment = await getDocument(inLanguage('/privacy-choices', pageLanguage()));
  // Something else may have answered in their place.
  if (!fragment?.querySelector('[data-privacy]')) throw new Error('the choices did not come');
  document.body.append(...fragment.body.children);
  isStarted = true;
  startTags(document);
}
