import { common as en } from './common.en';
import { common as hi } from './common.hi';

export const commonText = { en, hi };
