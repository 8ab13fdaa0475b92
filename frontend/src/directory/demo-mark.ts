/** A statement of or about somebody invented says so in place: “Verified (demo)”. */
export const marked = (words: string, isDemo: boolean, t: { demo: string }): string =>
  isDemo ? `${words} (${t.demo})` : words;
