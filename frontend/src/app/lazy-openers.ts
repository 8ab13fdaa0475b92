import { showOffline } from './offline';

type Open = (opener: HTMLElement) => unknown;

/**
 * Links and buttons that open something over the page. Its code comes with the first click; until then,
 * and when it does not come, a link is a link.
 */
const OPENERS: Record<string, () => Promise<Open>> = {
  'a[data-book]': () => import('./lead-dialog').then(({ openLeadDialog }) => openLeadDialog),
  '[data-login]': () => import('./open-login').then(({ openLogin }) => openLogin),
  '[data-open-city]': () => import('./open-city').then(({ openCity }) => openCity),
  '[data-open-search]': () => import('./open-search').then(({ openSearch }) => openSearch),
  '[data-helpful] button': () => import('./helpful').then(({ voteHelpful }) => voteHelpful),
};

export function openOnClick(root: Document): void {
  for (const [selector, load] of Object.entries(OPENERS)) {
    root.addEventListener('click', (event) => {
      const opener = (event.target as Element).closest<HTMLElement>(selector);
      if (!opener || wantsAnotherTab(event, opener)) return;
      event.preventDefault();
      if (opener.ariaBusy) return; // on its way
      opener.setAttribute('aria-busy', 'true');
      load()
        .then((open) => open(opener))
        .catch(() => showOffline(root) || goWithout(opener))
        .finally(() => opener.removeAttribute('aria-busy'));
    });
  }
}

function wantsAnotherTab(event: MouseEvent, opener: HTMLElement): boolean {
  return opener instanceof HTMLAnchorElement && (event.metaKey || event.ctrlKey || event.shiftKey);
}

function goWithout(opener: HTMLElement): void {
  if (opener instanceof HTMLAnchorElement) location.assign(opener.href);
  else opener.closest<HTMLFormElement>('[data-helpful]')?.requestSubmit(opener);
}
