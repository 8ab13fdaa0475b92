import { chosenCity } from '@/cities/city';
import { local } from '@/lib/storage';

/** What pages show of what is stored on the device. */
const stored = () => `${local.get('shortlist')} ${chosenCity()?.id}`;

/** A page that Back shows as it was left is loaded again where the city or the shortlist has changed since. */
export function start(): void {
  let shown = '';
  addEventListener('pagehide', () => {
    shown = stored();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && stored() !== shown) location.reload();
  });
}
