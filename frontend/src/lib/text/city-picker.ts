import { cityPicker as en } from './city-picker.en';
import { cityPicker as hi } from './city-picker.hi';

export const cityPickerText = { en, hi };
