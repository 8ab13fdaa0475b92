import { showOffline } from './offline';

/** How long its code is waited for, in ms, as `PATIENCE_MS` of `patience`, whose file is more than this page loads first. */
const PATIENCE_MS = 8_000;

type OpenModule = { default: (opener: HTMLElement) => unknown };

/**
 * Makes links and buttons open something over the page. Its code comes with the first click; until then, and
 * when it does not come in time, a link is a link and a button sends its form.
 */
export function openOnClick(
  root: Document,
  selector: string,
  load: () => Promise<OpenModule>,
): void {
  root.addEventListener('click', (event) => {
    const opener = (event.target as Element).closest<HTMLElement>(selector);
    if (!opener || wantsAnotherTab(event, opener)) return;
    event.preventDefault();
    if (opener.hasAttribute('aria-busy')) return; // on its way; Firefox before 119 has no property for it
    opener.setAttribute('aria-busy', 'true');
    const late = new Promise<never>((_, fail) => setTimeout(fail, PATIENCE_MS));
    Promise.race([load(), late])
      .then(({ default: open }) => open(opener))
      .catch(() => showOffline(root) || goWithout(opener))
      .finally(() => opener.removeAttribute('aria-busy'));
  });
}

function wantsAnotherTab(event: MouseEvent, opener: HTMLElement): boolean {
  return opener instanceof HTMLAnchorElement && (event.metaKey || event.ctrlKey || event.shiftKey);
}

function goWithout(opener: HTMLElement): void {
  if (opener instanceof HTMLAnchorElement) location.assign(opener.href);
  else if (opener.matches('[type="submit"]')) {
    (opener as HTMLButtonElement).form?.requestSubmit(opener);
  }
}
