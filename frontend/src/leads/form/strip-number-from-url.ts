import { session } from '@/lib/storage';

/**
 * A marketing page hands the number over in the address (`mob`, decisions 2.11): it is read once into the
 * session and taken out of the address bar, before anything else runs.
 */
export function stripNumberFromUrl(place: Location, past: History): void {
  const query = new URLSearchParams(place.search);
  const mobile = query.get('mob');
  if (mobile === null) return;
  query.delete('mob');
  const left = String(query);
  past.replaceState(past.state, '', `${place.pathname}${left && `?${left}`}${place.hash}`);
  const sent = mobile.replace(/[^0-9]/g, '');
  // The form has told the number with its country code, +44 7911 123456 for one; the address has none.
  if (sent !== '' && session.get('hhUser')?.endsWith(sent)) return;
  const digits = sent.slice(-10);
  if (!/^[6-9][0-9]{9}$/.test(digits)) return;
  session.set('hhUser', `+91${digits}`); // not stored, the page thanks without a number
}
