/** The search box and its list, in English. */
export const searchBox = {
  suggestions: 'Suggestions',
  seeAll: (query: string) => `See all results for “${query}”`,
  none: (query: string) => `No match for '${query}'`,
  count: (total: number) => (total === 1 ? '1 suggestion' : `${total} suggestions`),
  waiting: 'Searching…',
  offline: 'Suggestions are not available now. Press Search to see the results.',
  close: 'Close search',
};
