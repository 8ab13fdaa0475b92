import { getDocument } from '@/lib/get-document';
import { inLanguage, pageLanguageOf } from '@/lib/page-language';
import { startTags } from './tags';

let isStarted = false;

/**
 * The first press of what opens the choices, which hear the next ones themselves. Throws when they do not come:
 * then the link leads to the policy.
 */
export default async function choosePrivacy(link: HTMLElement): Promise<void> {
  if (isStarted) return;
  const url = inLanguage('/privacy-choices', pageLanguageOf(location.pathname) ?? 'en');
  const fragment = await getDocument(url);
  if (fragment === null) throw new Error('the privacy choices did not come');
  document.body.append(...fragment.body.children);
  isStarted = true;
  startTags(document);
  link.click();
}
