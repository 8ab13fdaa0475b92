/** When the next clinic is, in English: the words that Intl has too, which takes 15 ms to begin. */
export const en = {
  soon: ['today', 'tomorrow'],
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  inAWeek: 'in 7 days',
};
