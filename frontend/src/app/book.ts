import { tellOffline } from './offline';

/** Every Book button is a link to /request; here it opens the same form in a dialog instead. */
export function openOnBook(root: Document): void {
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-book]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (link.ariaBusy) return; // on its way
    link.setAttribute('aria-busy', 'true');
    import('./lead-dialog')
      .then(({ openLeadDialog }) => openLeadDialog(link))
      .catch(() => tellOffline(root) || location.assign(link.href))
      .finally(() => link.removeAttribute('aria-busy'));
  });
}
