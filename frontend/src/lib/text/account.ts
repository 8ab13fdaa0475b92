import { account as en } from './account.en';
import { account as hi } from './account.hi';

export const accountText = { en, hi };
