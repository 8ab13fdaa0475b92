/** Spec section 9: a dropdown's label is cut after 26 characters, with '...' behind it. */
const LONGEST = 26;

export function cutLabel(label: string): string {
  const letters = [...new Intl.Segmenter().segment(label)].map(({ segment }) => segment);
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}...` : label;
}
