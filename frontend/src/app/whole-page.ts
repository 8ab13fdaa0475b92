// Runs only when the renderer was down: renders the whole page in the browser, then wakes it as usual.
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import iconUrl from '@/ui/art/brand.svg?url&no-inline';
import { PageBody, type PagePayload } from './document';
import { type PageModule, pageName } from './pages';

const modules = import.meta.glob<PageModule>('../*/*-page.tsx');
const root = document.getElementById('root');
const data = document.getElementById('page')?.textContent;

function addIcon(): void {
  const link = Object.assign(document.createElement('link'), { rel: 'icon', href: iconUrl });
  document.head.append(link);
}

async function renderPage(target: HTMLElement, payload: PagePayload): Promise<void> {
  const load = Object.entries(modules).find(([path]) => pageName(path) === payload.component)?.[1];
  if (!load) return;
  const { default: Page } = await load();
  flushSync(() => createRoot(target).render(createElement(PageBody, { ...payload, Page })));
  document.documentElement.dataset.pageType = payload.shell.context.pageType;
  await import('./client');
}

if (root && data) {
  addIcon();
  void renderPage(root, JSON.parse(data));
}
