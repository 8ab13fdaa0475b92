/** What a visitor allowed beyond what the site needs to work. */
export interface PrivacyChoice {
  measuring: boolean;
  advertising: boolean;
}

const KEY = 'privacy-choice';

/** The choice made in this browser; null when none was made, or none can be kept. */
export function privacyChoice(): PrivacyChoice | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { measuring, advertising } = kept as Record<string, unknown>;
    return { measuring: measuring === true, advertising: advertising === true };
  } catch {
    return null;
  }
}

/** Keeps a choice. Refusing to be measured also forgets the visitor's number. */
export function keepChoice(choice: PrivacyChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Storage is blocked: the question comes again at the next page.
  }
  if (!choice.measuring) forgetVisitor();
}

export function forgetVisitor(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = 'visitorid=; path=/; max-age=0';
}

/** Global Privacy Control, Do Not Track, or a refusal of our own question. */
export function isOptedOut(): boolean {
  const browser = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (browser.globalPrivacyControl === true || browser.doNotTrack === '1') return true;
  return privacyChoice()?.measuring === false;
}
