import { en } from './privacy.en';
import { hi } from './privacy.hi';

export const privacyText = { en, hi };
