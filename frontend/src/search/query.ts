import { inLanguage } from '@/lib/page-language';
import type { Language } from '@/lib/text';

/** Spec section 5: search runs from three characters, white space collapsed. */
const SHORTEST = 3;

export function cleanQuery(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim();
}

const SIGNS = /[\p{M}\p{Cf}]/gu;
const PICTURES = /[\u2600-\u27bf\u{1f000}-\u{1faff}]+/gu;

/**
 * Under three letters as people count them: a vowel sign is part of its letter, emoji that stand together are
 * one. As the server counts.
 */
export function isTooShort(query: string): boolean {
  return [...query.replace(SIGNS, '').replace(PICTURES, 'x')].length < SHORTEST;
}

/** Where a query is answered in full; works without JavaScript. */
export function resultsUrl(query: string, city: string, language: Language): string {
  const asked = new URLSearchParams({ q: query });
  if (city !== '') asked.set('city', city);
  return `${inLanguage('/search', language)}?${asked}`;
}
