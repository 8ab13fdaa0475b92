import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Shell } from '@/contract/types';
import { FormSwitchProvider } from '@/leads/form/form-switch';
import { LanguageProvider } from '@/ui/language';
import type { PageInput } from '@/ui/page';

/** What the renderer renders, without the notes React leaves between pieces of text. */
export function html(node: ReactNode, language: 'en' | 'hi' = 'en'): string {
  const markup = renderToString(<LanguageProvider language={language}>{node}</LanguageProvider>);
  return markup.replaceAll('<!-- -->', '');
}

/** The rendered page as a document, to be asked for roles and words. */
export function renderPage<P>(
  Page: ComponentType<PageInput<P>>,
  props: P,
  shell: Shell,
): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html(
    <FormSwitchProvider isOn={shell.context.contact.isFormEnabled}>
      <Page props={props} shell={shell} />
    </FormSwitchProvider>,
    shell.context.language,
  );
  return box;
}

/** The words of an element, on one line. */
export const words = (element: Element | null): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The rules every page keeps: what it breaks, in words. */
export function brokenRules(page: HTMLElement): string[] {
  const ids = [...page.querySelectorAll('[id]')].map((element) => element.id);
  const count = (selector: string) => page.querySelectorAll(selector).length;
  const checks: [string, boolean][] = [
    ['one h1', count('h1') === 1],
    ['no style attribute', count('[style]') === 0],
    ['no inline script', count('script:not([type$="json"]), [onclick]') === 0],
    ['no dead link', count('a[href="#"], a[href=""], a:not([href])') === 0],
    ['no two elements with one id', new Set(ids).size === ids.length],
    ['labels lead to a field', hasFields(page)],
    ['every anchor has a target', hasTargets(page)],
    ['no missing value in words', !/undefined|null|NaN|\[object/.test(wordsIn(page))],
  ];
  return checks.filter(([, holds]) => !holds).map(([rule]) => rule);
}

/** All words but those of data blocks. */
function wordsIn(page: HTMLElement): string {
  const copy = page.cloneNode(true) as HTMLElement;
  for (const block of copy.querySelectorAll('script')) block.remove();
  return copy.textContent ?? '';
}

function hasFields(page: HTMLElement): boolean {
  const labels = [...page.querySelectorAll('label[for]')];
  return labels.every((label) => page.querySelector(`[id="${label.getAttribute('for')}"]`));
}

function hasTargets(page: HTMLElement): boolean {
  const links = [...page.querySelectorAll('a[href^="#"]')];
  return links.every((link) => page.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`));
}
