import { enterValue } from '@/lib/enter-value';
import { pageLanguage } from '@/lib/page-data';
import { cityPickerText } from '@/lib/text/city-picker';
import { showToast } from '@/ui/toast/toast';
import { type ChosenCity, cityFields, forgetCity, nameHere } from './city';

/** A chosen city that is ours no more: it is forgotten, and the page is again as for who chose none. */
export function dropCity(root: ParentNode, city: ChosenCity): void {
  const t = cityPickerText[pageLanguage()];
  const name = nameHere(city);
  forgetCity();
  for (const place of root.querySelectorAll('[data-city-name]')) place.textContent = t.usual;
  for (const field of cityFields(root)) if (field.value === name) enterValue(field, '');
  showToast(t.gone(name));
}
