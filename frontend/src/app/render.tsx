import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Language } from '@/lib/text';
import { type SharedHtml, SharedHtmlContext } from '@/shell/shared';
import { LanguageProvider } from '@/ui/language';
import type { Assets } from './assets';
import { Document, type PagePayload } from './document';
import { type PageModule, pageName } from './pages';
import { sharedHtml } from './shared-html';

const modules = import.meta.glob<PageModule>('../*/*-page.tsx', { eager: true });
const pages = new Map(Object.entries(modules).map(([path, module]) => [pageName(path), module]));

/** The names the server may ask for, as `render_page` spells them. */
export const pageNames = [...pages.keys()].sort();

interface FragmentPayload {
  fragment: string;
  language: Language;
  props: object;
}

interface FragmentModule {
  default: ComponentType<never>;
}

const fragments = import.meta.glob<FragmentModule>('../*/*-fragment.tsx', { eager: true });

/** A part of many pages, with nothing around it. Throws as `renderDocument` does. */
export function renderFragment({ fragment, language, props }: FragmentPayload): string {
  const module = fragments[`../${fragment}.tsx`];
  if (!module) throw new Error(`no fragment is called ${fragment}`);
  const Fragment = module.default as ComponentType<object>;
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <Fragment {...props} />
    </LanguageProvider>,
  );
}

/** A whole HTML document. Throws when no page has that name, or when the page itself throws. */
export function renderDocument(payload: PagePayload, assets: Assets, cached?: SharedHtml): string {
  const module = pages.get(payload.component);
  if (!module) throw new Error(`no page is called ${payload.component}`);
  return `<!doctype html>${renderToString(
    <SharedHtmlContext value={cached ?? sharedHtml(payload.shell)}>
      <Document {...payload} Page={module.default} assets={assets} />
    </SharedHtmlContext>,
  )}`;
}
