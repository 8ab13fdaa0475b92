import { chosenCity, cityFields, nameHere } from './city';

/**
 * Puts the chosen city where the page, the same for everyone, shows the usual one: into the header, the
 * search box, and each request form that names no city of its own and in which none was typed.
 */
export function start(root: ParentNode): void {
  const city = chosenCity();
  if (!city) return;
  const name = nameHere(city);
  for (const place of root.querySelectorAll('[data-city-name]')) place.textContent = name;
  selectChosenCity(root);
  void leadToChosenCity(root);
  for (const field of cityFields(root)) {
    if (field.type !== 'hidden' && field.value === '') field.value = name;
  }
}

/** In the search box of a page that is of no city of its own. */
export function selectChosenCity(root: ParentNode): void {
  const value = String(chosenCity()?.id);
  const selects = root.querySelectorAll<HTMLSelectElement>('select[data-chosen-city]');
  for (const select of selects) {
    if ([...select.options].some((option) => option.value === value)) select.value = value;
  }
}

/**
 * Leads what names the usual city to the chosen one, on a page that is of no city of its own: what is on the page,
 * or the `menus` that are about to be.
 */
export async function leadToChosenCity(root: ParentNode, menus?: ParentNode): Promise<void> {
  const city = chosenCity();
  const chip = root.querySelector('.city-btn');
  if (!city || city.id === 0 || (chip && !chip.querySelector('[data-city-name]'))) return;
  await import('./city-links').then((links) => links.leadToCity(root, city, menus));
}
