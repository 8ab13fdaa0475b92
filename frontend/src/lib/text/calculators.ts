import { calculators as en } from './calculators.en';
import { calculators as hi } from './calculators.hi';

export const calculatorsText = { en, hi };
