import { en } from './days.en';
import { hi } from './days.hi';

export const daysText = { en, hi };
