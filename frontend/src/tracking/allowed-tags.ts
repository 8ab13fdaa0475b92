import { local, session } from '@/lib/storage';
import { isRefusedByBrowser, type PrivacyChoice, privacyChoice } from './privacy';

/** Whether the stored answer is one about a tag manager: a site may have got its own since. */
export const wasAskedOfTags = (): boolean =>
  !!(local.get('privacy-choice') ?? session.get('privacy-choice'))?.includes('adv');

/**
 * What the container of another host may do; null: nothing, and it is not asked. Who allowed to see which advertisement
 * brought them and not to count their visits allowed that one thing (decisions 7.8).
 */
export function allowedTags(): PrivacyChoice | null {
  const choice = privacyChoice();
  const isAllowed = choice && wasAskedOfTags() && (choice.measuring || choice.advertising);
  return isAllowed && !isRefusedByBrowser() ? choice : null;
}
