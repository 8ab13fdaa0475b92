import { chosenCity } from '@/lib/city';

/**
 * Puts the chosen city where the page, the same for everyone, shows the usual one: into the header, the
 * search box, and each request form that names no city of its own and in which none was typed.
 */
export function showChosenCity(root: ParentNode): void {
  const city = chosenCity();
  if (!city) return;
  for (const place of root.querySelectorAll('[data-city-name]')) place.textContent = city.name;
  const selects = root.querySelectorAll<HTMLSelectElement>('select[data-chosen-city]');
  for (const select of selects) {
    if ([...select.options].some(({ value }) => value === String(city.id)))
      select.value = String(city.id);
  }
  const fields = root.querySelectorAll<HTMLInputElement>('main [name="cityField"]');
  for (const field of fields) {
    if (field.type !== 'hidden' && field.value === '') field.value = city.name;
  }
}
