import type { Language } from './text';

/** The pages that show a patient what is theirs. */
export function ownPages(language: Language): { requests: string; data: string } {
  const start = language === 'hi' ? '/hi' : '';
  return { requests: `${start}/my-requests`, data: `${start}/privacy/your-data` };
}
