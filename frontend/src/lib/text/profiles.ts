import { profiles as en } from './profiles.en';
import { profiles as hi } from './profiles.hi';

export const profilesText = { en, hi };
