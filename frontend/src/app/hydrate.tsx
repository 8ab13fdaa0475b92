import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { pageLanguage, readBlock } from '@/lib/page-data';
import { TextProvider } from '@/ui/text';

type IslandModule = { default: ComponentType<Record<string, unknown>> };
const modules = import.meta.glob<IslandModule>('../*/*.island.tsx');

/** Wakes one island in place: what was typed into it and where the focus is stay. */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  const load = modules[`../${island.dataset.island}.island.tsx`];
  if (!load) throw new Error(`no island is called ${island.dataset.island}`);
  const { default: Component } = await load();
  const props = readBlock<Record<string, unknown>>(island.dataset.props ?? '');
  hydrateRoot(
    island,
    <TextProvider language={pageLanguage()}>
      <Component {...props} />
    </TextProvider>,
  );
}
