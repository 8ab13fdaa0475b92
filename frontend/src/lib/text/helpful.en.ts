/** “Was this page helpful?”, in English. */
export const en = {
  label: 'Your opinion of this page',
  ask: 'Was this page helpful?',
  yes: 'Yes',
  no: 'No',
  why: 'Thank you. What was wrong? You need not say.',
  reasons: {
    unclear: 'Hard to understand',
    missing: 'Something is missing',
    wrong: 'Wrong or out of date',
    unrelated: 'Not what I looked for',
  },
  thanks: 'Thank you. Our editors read what is said of each page.',
  later: 'Your answer could not be counted. Please try again in a minute.',
};
