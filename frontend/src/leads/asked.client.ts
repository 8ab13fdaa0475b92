import { cityFields } from '@/cities/city';

/** Pages whose own choice a `city` is: their form starts from it already. */
const OWN = /^(\/hi)?\/(cost|hospitals\/insurance)(\/|$)/;

/** A link may say what its form starts from: `?city=mumbai`, `?disease=piles` (spec section 2). */
export function start(): void {
  const asked = new URLSearchParams(location.search);
  const [field] = cityFields(document);
  // A page of a city has it in its form; one that was chosen before is put there by now.
  const city = !field?.defaultValue && asked.get('city');
  const disease = asked.get('disease');
  if ((!city && !disease) || OWN.test(location.pathname)) return;
  void import('@/leads/form/prefill')
    .then((module) => module.prefill(city || '', disease || ''))
    .catch(() => undefined);
}
