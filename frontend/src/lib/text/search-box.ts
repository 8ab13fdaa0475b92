import { searchBox as en } from './search-box.en';
import { searchBox as hi } from './search-box.hi';

export const searchBoxText = { en, hi };
