import { en } from './your-data.en';
import { hi } from './your-data.hi';

export const yourDataText = { en, hi };
