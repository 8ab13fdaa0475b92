import type { SelectedCity } from '@/contract/types';
import { enterValue } from '@/lib/enter-value';
import { start as showChosenCity } from './chosen-city.client';
import { loadCities } from './cities';
import { chooseCity, chosenCity, cityFields, nameHere } from './city';

/** The city a patient saved comes back at a login on another device; one chosen on this device stays. */
export async function restoreCity(saved: SelectedCity | null): Promise<void> {
  if (!saved || chosenCity()) return;
  const slug = (await loadCities()).find(({ cityid }) => cityid === saved.cityid)?.slug ?? '';
  if (chosenCity()) return; // chosen meanwhile
  chooseCity({ id: saved.cityid, name: saved.cityname, type: saved.type, slug });
  enterCity();
  showChosenCity(document);
}

/** As if it was typed: a form that has woken takes what is merely put into it for nothing at the next key. */
function enterCity(): void {
  const city = chosenCity();
  for (const field of cityFields(document)) {
    if (city && field.type !== 'hidden' && field.value === '') enterValue(field, nameHere(city));
  }
}
