import type { Language } from '@/lib/text';

/** What `lang` says of a question: Hindi on an English page; nothing where it speaks as the page does, or in Latin letters. */
export const langOf = (question: string, page: Language): Language | undefined =>
  page !== 'hi' && /\p{Script=Devanagari}/u.test(question) ? 'hi' : undefined;
