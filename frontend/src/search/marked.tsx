/**
 * A name with what was typed in bold, as people look for it: each typed word of two letters or more. A vowel sign
 * behind it is bold too: some browsers draw one that is parted from its letter alone.
 */
export function Marked({ text, query }: { text: string; query: string }) {
  const words = query.split(' ').filter((word) => word.length > 1);
  if (words.length === 0) return text;
  const parts = text.split(new RegExp(`((?:${words.map(escaped).join('|')})\\p{M}*)`, 'giu'));
  // Every second part is a match: the pattern has one group.
  return parts.map((part, index) => {
    const key = `${index}${part}`;
    return index % 2 === 1 ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>;
  });
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
