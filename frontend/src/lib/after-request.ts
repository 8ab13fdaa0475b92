import type { Language } from './text';

interface Sent {
  pageType: string;
  mobile: string;
  department: string;
  language: Language;
}

/** Where a visitor goes on after a request (spec section 2): marketing pages hand on what /thankyou shows. */
export function afterRequest({ pageType, mobile, department, language }: Sent): string {
  const path = language === 'hi' ? '/hi/thankyou' : '/thankyou';
  if (pageType !== 'Marketing') return path;
  const query = new URLSearchParams({ isplanfeature: '1', mob: mobile, department });
  return `${path}?${query}&source=Marketing`;
}
