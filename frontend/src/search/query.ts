/** Spec section 5: search runs from three characters, white space collapsed. */
const SHORTEST = 3;

export function cleanQuery(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim();
}

/** Under three letters as people count them: a vowel sign is part of its letter. As the server counts. */
export function isTooShort(query: string): boolean {
  return [...query.replace(/[\p{M}\p{Cf}]/gu, '')].length < SHORTEST;
}

/** Where a query is answered in full; works without JavaScript. */
export function resultsUrl(query: string, city: string): string {
  const asked = new URLSearchParams({ q: query });
  if (city !== '') asked.set('city', city);
  return `/search?${asked}`;
}
