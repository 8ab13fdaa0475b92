import { session } from '@/lib/storage';

/**
 * A marketing page hands the number over in the address (`mob`, decisions 2.11): it is read once into the
 * session and taken out of the address bar, before anything else runs.
 */
export function stripNumberFromUrl(place: Location, past: History): void {
  const url = new URL(place.href);
  const mobile = url.searchParams.get('mob');
  if (mobile === null) return;
  url.searchParams.delete('mob');
  past.replaceState(past.state, '', url);
  const sent = mobile.replace(/\D/g, '');
  // The form has told the number with its country code, +44 7911 123456 for one; the address has none.
  if (sent && session.get('hhUser')?.endsWith(sent)) return;
  // More digits than with a 91 or zeros in front are a number of another country.
  const digits = /^0*(91)?([6-9]\d{9})$/.exec(sent)?.[2];
  if (digits) session.set('hhUser', `+91${digits}`); // not stored, the page thanks without a number
}
