import type { IslandModule } from './hydrate';

const modules = import.meta.glob<IslandModule>('../*/*.island.tsx');

/** Loads React and the island's own code side by side, and gives what wakes it. */
export async function loadIsland(island: HTMLElement): Promise<() => void> {
  const load = modules[`../${island.dataset.island}.island.tsx`];
  if (!load) throw new Error(`no island is called ${island.dataset.island}`);
  const [{ hydrate }, { default: Component }] = await Promise.all([import('./hydrate'), load()]);
  return () => hydrate(island, Component);
}
