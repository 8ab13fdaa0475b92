import type { SelectedCity } from '@/contract/types';
import { start as showChosenCity } from './chosen-city.client';
import { loadCities } from './cities';
import { chooseCity, chosenCity } from './city';

/** The city a patient saved comes back at a login on another device; one chosen on this device stays. */
export async function restoreCity(saved: SelectedCity | null): Promise<void> {
  if (!saved || chosenCity()) return;
  const slug = (await loadCities()).find(({ cityid }) => cityid === saved.cityid)?.slug ?? '';
  if (chosenCity()) return; // chosen meanwhile
  chooseCity({ id: saved.cityid, name: saved.cityname, type: saved.type, slug });
  showChosenCity(document);
}
