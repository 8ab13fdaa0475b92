/** A message in the page's language, its numbers unchanged; one without a translation stays as it is. */
export function translateMessage(message: string, translations: Record<string, string>): string {
  const numbers = message.match(/\d+/g) ?? [];
  const found = translations[message.replace(/\d+/g, '#')];
  return found === undefined ? message : found.replace(/#/g, () => numbers.shift() ?? '');
}
