import { pageLanguage } from '@/lib/page-data';
import { cityPicker as en } from '@/lib/text/city-picker.en';
import { cityPicker as hi } from '@/lib/text/city-picker.hi';
import { showToast } from '@/ui/toast/toast';
import { type ChosenCity, cityFields, forgetCity, nameHere } from './city';

/** The words of the picker alone: all words of the site are 27 KB. */
const WORDS = { en, hi };

/** A chosen city that is ours no more: it is forgotten, and the page is again as for who chose none. */
export function dropCity(root: ParentNode, city: ChosenCity): void {
  const t = WORDS[pageLanguage()];
  const name = nameHere(city);
  forgetCity();
  for (const place of root.querySelectorAll('[data-city-name]')) place.textContent = t.usual;
  for (const field of cityFields(root)) if (field.value === name) field.value = '';
  showToast(t.gone(name));
}
