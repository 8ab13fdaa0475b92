import { en } from './request-status.en';
import { hi } from './request-status.hi';

export const requestStatusText = { en, hi };
