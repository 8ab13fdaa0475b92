import { inLanguage, pageLanguageOf } from '@/lib/page-language';
import { send } from '@/lib/send';
import { startTags } from './tags';

const FOR_MS = 8_000;
let isStarted = false;

/**
 * The first press of what opens the choices, which hear the next ones themselves. Throws when they do not come:
 * then the link leads to the policy.
 */
export default async function choosePrivacy(link: HTMLElement): Promise<void> {
  if (isStarted) return;
  const url = inLanguage('/privacy-choices', pageLanguageOf(location.pathname) ?? 'en');
  const answer = await send(url, { signal: AbortSignal.timeout(FOR_MS) });
  if (!answer?.ok) throw new Error('the privacy choices did not come');
  const fragment = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.body.append(...fragment.body.children);
  isStarted = true;
  startTags(document);
  link.click();
}
