import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { TextProvider } from '@/ui/text';
import { pageLanguage } from './page-data';

/** Draws a dialog at the end of the page; when it is closed it goes, and the focus returns to its opener. */
export function drawDialog(opener: HTMLElement, dialog: (onClosed: () => void) => ReactNode): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const onClosed = () => {
    root.unmount();
    place.remove();
    opener.focus();
  };
  root.render(<TextProvider language={pageLanguage()}>{dialog(onClosed)}</TextProvider>);
}
