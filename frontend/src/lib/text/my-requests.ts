import { en } from './my-requests.en';
import { hi } from './my-requests.hi';

export const myRequestsText = { en, hi };
