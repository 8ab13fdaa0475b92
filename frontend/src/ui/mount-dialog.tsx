import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { closeOnBack } from '@/lib/close-on-back';
import { pageLanguage } from '@/lib/page-data';
import { LanguageProvider } from './language';

/**
 * Mounts a dialog at the end of the page. Back closes it; when it is closed it is unmounted, and the focus
 * returns to its opener, or to what its island shows in the opener's place by then.
 */
export function mountDialog(
  opener: HTMLElement,
  dialog: (onClosed: () => void) => ReactNode,
): void {
  const island = opener.closest('[data-island]');
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const release = closeOnBack(() => place.querySelector<HTMLDialogElement>('dialog')?.close());
  const onClosed = () => {
    // What it waited for came when it was closed already: the visitor has gone on by now.
    if (!place.isConnected) return;
    release();
    root.unmount();
    place.remove();
    const menu = opener.closest('[data-menu]:not([open])'); // closed by now, and all in it
    const back = opener.isConnected
      ? (menu?.querySelector<HTMLElement>('summary') ?? opener)
      : island?.querySelector<HTMLElement>('summary, button');
    back?.focus();
  };
  root.render(<LanguageProvider language={pageLanguage()}>{dialog(onClosed)}</LanguageProvider>);
}
