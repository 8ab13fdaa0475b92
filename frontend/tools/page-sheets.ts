import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const SHEETS = 'sheets.json'; // src/app/assets.ts reads it

/** `…/src/costs/explorer-page.tsx` is "costs/explorer-page", as src/app/pages.ts has it. */
const pageName = (id: string) => join(basename(dirname(id)), basename(id, '.tsx'));

/**
 * By the name of a page: the style sheets of what its component imports, for its head. Vite's manifest cannot say
 * it: a file that pages share with what comes later brings sheets of that too.
 */
export const pageSheets: Plugin = {
  name: 'page-sheets',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const built = new Map<string, string[]>();
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const sheets = [...(file.viteMetadata?.importedCss ?? [])];
      for (const id of file.moduleIds) if (id.endsWith('.css')) built.set(id, sheets);
    }
    const imported = (page: string) => {
      const found = new Set([page]);
      for (const id of found)
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) found.add(next);
      return [...new Set([...found].flatMap((id) => built.get(id) ?? []))];
    };
    const pages = [...this.getModuleIds()].filter((id) => id.endsWith('-page.tsx')).sort();
    const sheets = Object.fromEntries(pages.map((id) => [pageName(id), imported(id)]));
    this.emitFile({ type: 'asset', fileName: SHEETS, source: JSON.stringify(sheets, null, 2) });
  },
};
