/** “a, b and c”, by the word for and. What has one of its own is kept apart: “Insurance, and CGHS and ECHS”. */
export function listed(words: string[], and: string): string {
  if (words.length < 2) return words.join('');
  const comma = words.some((word) => word.includes(` ${and} `)) ? ',' : '';
  return `${words.slice(0, -1).join(', ')}${comma} ${and} ${words.at(-1)}`;
}
