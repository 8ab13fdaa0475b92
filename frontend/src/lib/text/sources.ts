import { sources as en } from './sources.en';
import { sources as hi } from './sources.hi';

export const sourcesText = { en, hi };
