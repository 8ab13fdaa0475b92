import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Shell } from '@/contract/types';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage } from '@/testing/render';
import { changed, changes, schemaOf } from '@/testing/schema-states';
import type { PageModule } from './pages';

type Examples = Record<string, object>;
const pages = import.meta.glob<PageModule>('../*/*-page.tsx', { eager: true });
const modules = import.meta.glob<Examples>('../*/*-page.example.ts', { eager: true });

/** `../costs/cost-page.example.ts` has props of the schema CostPageProps. */
const schemaName = (path: string) =>
  (path.split('/').at(-1) ?? '')
    .replace('.example.ts', '-props')
    .replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const examples = Object.entries(modules).flatMap(([path, module]) =>
  Object.values(module)
    .filter((props) => 'meta' in props)
    .map((props) => ({ path, props, all: changes(props, schemaOf(schemaName(path))) })),
);

/** These hold whatever stands in the props; the others lean on what the server looks after. */
const ALWAYS = /one h1|style|script|label|missing value/;

const withoutContact: Shell = {
  ...shell,
  contact: { tel: null, whatsapp: null, trackingId: null },
};

describe('a page', () => {
  it('has a state of its own for each of many', () => {
    expect(examples.length).toBeGreaterThan(60);
    expect(examples.filter(({ all }) => all.length === 0).map(({ path }) => path)).toEqual([
      '../leads/my-requests-page.example.ts', // the same for everyone, and filled by its island
    ]);
  });

  it('is whole in any state that the contract allows, in each language, with or without a number to call', () => {
    const state = fc.record({
      example: fc.constantFrom(...examples),
      places: fc.array(fc.nat(), { maxLength: 4 }),
      of: fc.constantFrom(shell, shellWith({}, 'hi'), withoutContact),
    });
    fc.assert(
      fc.property(state, ({ example: { path, props, all }, places, of }) => {
        const chosen = places.flatMap((place) => all[place % all.length] ?? []);
        const Page = pages[path.replace('.example.ts', '.tsx')]?.default;
        if (!Page) throw new Error(`no page for ${path}`);
        const page = renderPage(Page, chosen.reduce(changed<object>, props) as never, of);
        expect(brokenRules(page).filter((rule) => ALWAYS.test(rule))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
