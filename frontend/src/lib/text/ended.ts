/** A sentence with one stop at its end, whatever was written there; what asks, calls or breaks off has its own. */
export function ended(words: string, stop: string): string {
  const said = words.trim();
  return /[?!…]$/.test(said) ? said : said.replace(/[\s.।]*$/, stop);
}
