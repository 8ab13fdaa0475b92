import type { Text } from '@/lib/text';

/** A statement of or about somebody invented says so in place: “Verified (demo)”. */
export const marked = (words: string, isDemo: boolean, t: Text): string =>
  isDemo ? `${words} (${t.demo})` : words;
