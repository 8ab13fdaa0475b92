import { selectChosenCity } from '@/cities/chosen-city.client';
import { chosenCity } from '@/cities/city';
import { local } from '@/lib/storage';

/** What pages show of what is stored on the device. */
const stored = () => `${local.get('shortlist')} ${chosenCity()?.id}`;

/**
 * A page that Back shows as it was left is loaded again where the city or the shortlist has changed since. A form that
 * asked for another page (filters, an order, a treatment and a city) is again as the page says.
 */
export function start(root: Document): void {
  let shown = '';
  addEventListener('pagehide', () => {
    shown = stored();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && stored() !== shown) location.reload();
  });
  root.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== 'get') return;
    const again = () => {
      if (event.defaultPrevented) return; // it asked for nothing, as without a network
      form.reset();
      selectChosenCity(form);
    };
    addEventListener('pagehide', again, { once: true });
  });
}
