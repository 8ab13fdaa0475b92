import type { Language } from '@/lib/text';

/** The addresses of a patient's requests and data. */
export function accountPages(language: Language): { requests: string; data: string } {
  const start = language === 'hi' ? '/hi' : '';
  return { requests: `${start}/my-requests`, data: `${start}/privacy/your-data` };
}
