/** A sentence in the words of the page's language, its numbers as they are; one without such words stays. */
export function said(sentence: string, words: Record<string, string>): string {
  const numbers = sentence.match(/\d+/g) ?? [];
  const found = words[sentence.replace(/\d+/g, '#')];
  return found === undefined ? sentence : found.replace(/#/g, () => numbers.shift() ?? '');
}
