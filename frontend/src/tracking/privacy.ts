import { local, session } from '@/lib/storage';

/** What a visitor allowed beyond what the site needs to work. */
export interface PrivacyChoice {
  measuring: boolean;
  advertising: boolean;
}

const KEY = 'privacy-choice';

/** The choice made in this browser, or in this tab where the browser stores nothing; null when none was made. */
export function privacyChoice(): PrivacyChoice | null {
  try {
    const stored: unknown = JSON.parse(local.get(KEY) ?? session.get(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { measuring, advertising } = stored as Record<string, unknown>;
    return { measuring: measuring === true, advertising: advertising === true };
  } catch {
    return null;
  }
}

/** Stores a choice; what it does not hold was not asked. Refusing to be measured also clears the visitor's id. */
export function savePrivacyChoice(choice: Partial<PrivacyChoice>): void {
  const text = JSON.stringify(choice);
  // In this tab at least; what was allowed before is so no more.
  if (!local.set(KEY, text)) {
    local.remove(KEY);
    session.set(KEY, text);
  }
  if (!choice.measuring) clearVisitorId();
}

export function clearVisitorId(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = 'visitorid=; path=/; max-age=0';
}

const UNTRACKED = 'untracked';

/** Whether this browser session is one of a child: nothing of it is measured (decisions 2.14). */
const isUntracked = () => new RegExp(`(?:^|; )${UNTRACKED}=1`).test(document.cookie);

/**
 * From a first answer that a child is asked about until the browser is closed, in all its tabs: no visit is
 * told, no tag is, and the visitor has no number. The cookie does not say why.
 */
export function stopTracking(): void {
  if (isUntracked()) return;
  clearVisitorId();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${UNTRACKED}=1; path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
  document.dispatchEvent(new Event('untracked'));
}

/** Global Privacy Control, Do Not Track, or a child's session: whatever was chosen. */
export function isRefusedByBrowser(): boolean {
  const browser = navigator as Navigator & { globalPrivacyControl?: boolean };
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1' || isUntracked();
}

/** Whether nothing of ours is measured: by the browser, or a refusal of our own question. */
export const isOptedOut = (): boolean =>
  isRefusedByBrowser() || privacyChoice()?.measuring === false;
