import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import type { PageContext } from '@/contract/types';
import { shell, shellWith } from '@/testing/examples/shell';
import { renderPage, words } from '@/testing/render';
import type { PageInput } from '@/ui/page';

type Page = ComponentType<PageInput<unknown>>;
const pages = import.meta.glob<{ default: Page }>('../{content,costs,directory}/*-page.tsx', {
  eager: true,
});
const modules = import.meta.glob<Record<string, object>>(
  '../{content,costs,directory}/*-page.example.ts',
  { eager: true },
);
const examples = Object.entries(modules).flatMap(([path, module]) => {
  const Page = pages[path.replace('.example.ts', '.tsx')]?.default as Page;
  const page = path.replace(/^.*\/|-page\.example\.ts$/g, '');
  return Object.entries(module).map(([name, props]) => ({ name: `${page}, ${name}`, Page, props }));
});

const nobody = { tel: null, whatsapp: null, trackingId: null };
const without = (changes: Partial<PageContext['contact']>, of = shell) => ({
  ...of,
  contact: nobody,
  context: { ...of.context, contact: { ...of.context.contact, ...changes } },
});
const off = without({ isFormEnabled: false });

/** What is found on the examples, each with its name. */
const found = (look: (page: HTMLElement) => string[], of = off): string[] =>
  examples.flatMap(({ name, Page, props }) =>
    look(renderPage(Page, props, of)).map((fault) => `${name}: ${fault}`),
  );

describe('a page whose form is switched off', () => {
  it('has no part for it, which would say “Request an appointment” and hold nothing', () => {
    const empty = (page: HTMLElement) =>
      [...page.querySelectorAll('aside, nav, section, form')]
        .filter((part) => words(part) === '' && !part.querySelector('img, svg, input'))
        .map((part) => `${part.tagName} ${part.getAttribute('aria-label')}`);
    expect(found(empty)).toEqual([]);
  });

  it('has no way into it anywhere', () => {
    const ways = (page: HTMLElement) =>
      [...page.querySelectorAll('[data-book], .lead-card, a[href*="/request"]')].map(words);
    expect(found(ways)).toEqual([]);
  });

  it('calls nobody back who cannot ask for it where nothing was found', () => {
    const promises = (page: HTMLElement) =>
      [...page.querySelectorAll('.empty')]
        .map(words)
        .filter((said) => /tell us what|call you|get quotes/i.test(said));
    expect(found(promises)).toEqual([]);
  });

  it('has no row of buttons without a button where nothing was found', () => {
    const rows = (page: HTMLElement) =>
      [...page.querySelectorAll('.empty__actions, .empty p')].filter((row) => words(row) === '');
    expect(found((page) => rows(page).map((row) => row.className))).toEqual([]);
  });
});

describe('a page whose form is on', () => {
  it.each([shell, shellWith({}, 'hi')])('names the part beside it, which holds it', (of) => {
    const asides = examples.flatMap(({ Page, props }) => [
      ...renderPage(Page, props, of).querySelectorAll('aside'),
    ]);
    expect(asides.length).toBeGreaterThan(20);
    for (const aside of asides) {
      expect(aside.getAttribute('aria-label')).toBeTruthy();
      expect(aside.querySelector('form')).not.toBeNull();
    }
  });
});
