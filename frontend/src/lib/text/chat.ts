import { chat as en } from './chat.en';
import { chat as hi } from './chat.hi';

export const chatText = { en, hi };
