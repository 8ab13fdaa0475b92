import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Shell } from '@/contract/types';
import { FormSwitchProvider } from '@/leads/form/form-switch';
import { FooterRows } from '@/shell/footer';
import { MainItems } from '@/shell/header';
import type { SharedHtml } from '@/shell/shared';
import { SideItems } from '@/shell/side-menu';
import { LanguageProvider } from '@/ui/language';

// One for each language and city, and twice as many while menus change; an entry is 7 KB.
const MAX_FRAMES = 100;
const frames = new Map<string, SharedHtml>();

/** The names of the menus and the footer of a shell as HTML: rendered once. */
export function sharedHtml(shell: Shell): SharedHtml {
  const { mainMenu, footer, brand, context } = shell;
  const parts = [context.language, context.contact.isFormEnabled, mainMenu, footer, brand];
  const key = JSON.stringify(parts);
  const found = frames.get(key);
  if (found) return found;
  if (frames.size >= MAX_FRAMES) frames.clear();
  const rendered = renderParts(shell);
  frames.set(key, rendered);
  return rendered;
}

function renderParts(shell: Shell): SharedHtml {
  const render = (part: ReactNode) =>
    renderToString(
      <LanguageProvider language={shell.context.language}>
        <FormSwitchProvider isOn={shell.context.contact.isFormEnabled}>{part}</FormSwitchProvider>
      </LanguageProvider>,
    );
  return {
    mainNav: render(<MainItems shell={shell} />),
    sideNav: render(<SideItems shell={shell} />),
    footer: render(<FooterRows shell={shell} />),
  };
}
