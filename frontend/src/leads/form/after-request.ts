import type { Language } from '@/lib/text';

interface Sent {
  pageType: string;
  mobile: string;
  department: string;
  language: Language;
}

/**
 * Where a visitor goes on after a request (spec section 2): to the quick survey of /thankyou, and marketing
 * pages hand on what it shows beside that.
 */
export function afterRequest({ pageType, mobile, department, language }: Sent): string {
  const path = language === 'hi' ? '/hi/thankyou' : '/thankyou';
  const marketing = { isplanfeature: '1', mob: mobile, department, source: 'Marketing' };
  const query = { isquicksurvey: '1', ...(pageType === 'Marketing' && marketing) };
  return `${path}?${new URLSearchParams(query)}`;
}
