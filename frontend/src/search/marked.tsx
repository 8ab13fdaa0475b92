/** Letters of Hindi that are drawn as one with what is around a match, and the vowel signs behind them. */
const JOINED_BEFORE = '(?:\\p{L}\\p{M}*\\u094d\\u200d?)*';
const JOINED_AFTER = '(?:\\p{M}*?\\u094d\\u200d?\\p{L})*\\p{M}*';

/**
 * A name with what was typed in bold, as people look for it: each typed word of two letters or more. What is drawn
 * as one letter with it is bold too: parted from it, a vowel sign stands alone and a joined letter is another.
 */
export function Marked({ text, query }: { text: string; query: string }) {
  const words = query
    .normalize('NFC')
    .split(/[\s/,;]+/)
    .flatMap((word) => [word, bare(word)])
    .filter(isLong);
  if (words.length === 0) return text;
  words.sort((one, other) => other.length - one.length); // of two that begin alike the whole of the longer
  const parts = text
    .normalize('NFC')
    .split(
      new RegExp(`(${JOINED_BEFORE}(?:${words.map(escaped).join('|')})${JOINED_AFTER})`, 'giu'),
    );
  // Every second part is a match: the pattern has one group.
  return parts.map((part, index) => {
    const key = `${index}${part}`;
    return index % 2 === 1 ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>;
  });
}

/** Without the signs around it: “piles?” is piles. */
const bare = (word: string) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');

/** A vowel sign is part of its letter; other signs are none. */
const isLong = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, '').length > 1;

function escaped(word: string): string {
  const begun = word.replace(/\u094d\u200d?$/, ''); // a letter that the next is to be joined to
  return begun.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
