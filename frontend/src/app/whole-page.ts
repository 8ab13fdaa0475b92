// Runs only when the renderer was down: renders the whole page in the browser, then wakes it as usual.
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { selectChosenCity } from '@/cities/chosen-city.client';
import { chosenCity, cityFields, nameHere } from '@/cities/city';
import { enterValue } from '@/lib/enter-value';
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

/** Throws when this build has no such page, or its code does not come. */
async function renderPage(target: HTMLElement, payload: PagePayload): Promise<void> {
  const load = Object.entries(modules).find(([path]) => pageName(path) === payload.component)?.[1];
  if (!load) throw new Error(`no page is called ${payload.component}`);
  const { default: Page } = await load();
  flushSync(() => createRoot(target).render(createElement(PageBody, { ...payload, Page })));
  document.documentElement.dataset.pageType = payload.shell.context.pageType;
  markAwake(target);
  enterCity(target);
  // It was not there yet when the browser looked for it.
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
  await import('./client');
}

/** Islands are parts of the whole here, and live already: a second root over one would lose what is typed in it. */
function markAwake(target: HTMLElement): void {
  const now = String(performance.now()); // a form measures its filling from here
  for (const island of target.querySelectorAll<HTMLElement>('[data-island]'))
    island.dataset.woken = now;
}

/** As `chosen-city.client.ts` does where forms sleep; those that live must hear of it. */
function enterCity(target: HTMLElement): void {
  const city = chosenCity();
  if (!city) return;
  selectChosenCity(target);
  for (const select of target.querySelectorAll('select[data-chosen-city]')) {
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  for (const field of cityFields(target)) {
    if (field.type !== 'hidden' && field.value === '') enterValue(field, nameHere(city));
  }
}

/** Nothing more comes: what a browser without scripts is told is right here, too. */
function giveUp(target: HTMLElement): void {
  const words = target.querySelector('noscript');
  words?.insertAdjacentHTML('afterend', words.innerHTML);
}

if (root && data) {
  addIcon();
  renderPage(root, JSON.parse(data)).catch(() => giveUp(root));
}
