const KEY = 'patientapp';

/**
 * Inside the mobile app pages have no shell (`patientapp=1`, decisions 1.5). The server leaves it out of the
 * page that says so; the pages that follow in the same tab are everyone's, so it is hidden here.
 */
export function rememberAppMode(root: HTMLElement): void {
  try {
    const asked = new URLSearchParams(location.search).get(KEY);
    if (asked === '1') sessionStorage.setItem(KEY, '1');
    if (asked === '0') sessionStorage.removeItem(KEY);
    if (sessionStorage.getItem(KEY) === '1') root.dataset.app = '';
  } catch {
    // Storage is blocked: the page that is asked for with the mark is without shell, and no other.
  }
}
