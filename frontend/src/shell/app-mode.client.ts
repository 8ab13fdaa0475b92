import { session } from '@/lib/storage';

const KEY = 'patientapp';

/**
 * Inside the mobile app pages have no shell (`patientapp=1`, decisions 1.5). The server leaves it out of the
 * page that says so; the pages that follow in the same tab are everyone's, so it is hidden here. Where storage
 * is blocked, the page that is asked for with the mark is without shell, and no other.
 */
export function start({ documentElement: root }: Document): void {
  const asked = new URLSearchParams(location.search).get(KEY);
  if (asked === '1') session.set(KEY, '1');
  if (asked === '0') session.remove(KEY);
  if (session.get(KEY) === '1') root.dataset.app = '';
}
