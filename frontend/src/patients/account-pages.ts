import type { Language } from '@/lib/text';

interface OwnAddresses {
  requests: string;
  data: string;
  shortlist: string;
}

/** The addresses of a patient's requests and data, and of what this device has saved. */
export function accountPages(language: Language): OwnAddresses {
  const start = language === 'hi' ? '/hi' : '';
  return {
    requests: `${start}/my-requests`,
    data: `${start}/privacy/your-data`,
    shortlist: `${start}/shortlist`,
  };
}
