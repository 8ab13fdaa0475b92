import type { en } from './days.en';

/** When the next clinic is, in Hindi. */
export const hi: typeof en = {
  soon: ['आज', 'कल'],
  weekdays: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
  inAWeek: '7 दिन में',
};
