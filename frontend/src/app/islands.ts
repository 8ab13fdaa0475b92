import type { IslandModule } from './hydrate';

const modules = import.meta.glob<IslandModule>('../*/*.island.tsx');

/** Loads React and the island's own code side by side, and gives what wakes it. */
export async function loadIsland(island: HTMLElement): Promise<() => void> {
  const load = modules[`../${island.dataset.island}.island.tsx`];
  if (!load) throw new Error(`no island is called ${island.dataset.island}`);
  const code = Promise.all([import('./hydrate'), load()]);
  beginIntl();
  const [{ hydrate }, { default: Component }] = await code;
  return () => hydrate(island, Component);
}

/** React Aria uses it as soon as it comes. Its first use takes 12 ms of a desktop, which has nothing to do meanwhile. */
const beginIntl = () => Intl.DateTimeFormat.supportedLocalesOf('en');
