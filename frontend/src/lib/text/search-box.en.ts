/** The search box and its list, in English. */
export const searchBox = {
  suggestions: 'Suggestions',
  seeAll: (query: string) => `See all results for “${query}”`,
  none: (query: string) => `No match for '${query}'`,
  count: (total: number) => (total === 1 ? '1 suggestion' : `${total} suggestions`),
  waiting: 'Searching…',
  offline: 'Suggestions are not available now. Press Search to see the results.',
  close: 'Close search',
  finder: {
    label: 'Find care',
    query: 'Search doctors, hospitals, conditions and treatments',
    placeholder: 'Doctor, condition, treatment',
    popular: 'People often look for',
    allIndia: 'All India',
  },
  /** Of the list and of the page of results. */
  results: {
    popular: 'Popular searches',
    answers: 'Best match',
    mentioned: 'Pages that mention it',
    kinds: {
      Condition: 'Conditions',
      Treatment: 'Treatments',
      Department: 'Departments',
      Doctor: 'Doctors',
      Hospital: 'Hospitals',
      Test: 'Tests',
      Symptom: 'Symptoms',
      Blog: 'Articles',
      Cost: 'Costs',
    },
  },
};
