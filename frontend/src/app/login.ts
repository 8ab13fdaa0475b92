import { tellOffline } from './offline';

/** Every Login button is drawn by the server; here it opens the dialog. Without JavaScript it is hidden. */
export function openOnLogin(root: Document): void {
  root.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-login]');
    if (!button || button.ariaBusy) return;
    button.setAttribute('aria-busy', 'true');
    import('./open-login')
      .then(({ openLogin }) => openLogin(button))
      .catch(() => tellOffline(root)) // the next tap tries again
      .finally(() => button.removeAttribute('aria-busy'));
  });
}
