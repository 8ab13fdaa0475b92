import type { Language } from '@/lib/text';

interface Wish {
  doctor?: number;
  purpose?: string;
}

/** The page with the form on it, for a browser that does not open it over the page. */
export function requestUrl({ doctor, purpose }: Wish = {}, language: Language = 'en'): string {
  const path = language === 'hi' ? '/hi/request' : '/request';
  const query = new URLSearchParams();
  if (purpose !== undefined) query.set('purpose', purpose);
  if (doctor !== undefined) query.set('doctor', String(doctor));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
