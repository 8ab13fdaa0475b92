import { en } from './shortlist.en';
import { hi } from './shortlist.hi';

export const shortlistText = { en, hi };
