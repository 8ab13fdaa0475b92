import { whenTouched } from '@/lib/when-touched';

/** Loads React and the island's own code, and takes over the HTML that the server rendered. */
async function wake(island: HTMLElement): Promise<void> {
  if (island.dataset.woken) return;
  island.dataset.woken = String(performance.now()); // a form measures its filling from here
  try {
    const { hydrateIsland } = await import('./hydrate');
    await hydrateIsland(island);
  } catch {
    delete island.dataset.woken; // offline or an old page: it stays the working HTML it is
  }
}

function atTouch(island: HTMLElement): void {
  const start = () => void wake(island);
  whenTouched(island, start);
  if (island.contains(document.activeElement)) start();
}

function whenSeen(island: HTMLElement): void {
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    seen.disconnect();
    void wake(island);
  });
  seen.observe(island);
}

/** For who is logged in: the readable cookie says so, or a login on this page does. */
function whenKnown(island: HTMLElement): void {
  if (/(^|; )profile=/.test(document.cookie)) requestIdleCallback(() => void wake(island));
  document.addEventListener('session', () => void wake(island));
}

/** Sets each island's alarm: `touch`, `visible`, `idle` or `known`. */
export function wakeIslands(root: ParentNode): void {
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    if (island.dataset.wake === 'visible') whenSeen(island);
    else if (island.dataset.wake === 'idle') requestIdleCallback(() => void wake(island));
    else if (island.dataset.wake === 'known') whenKnown(island);
    else atTouch(island);
  }
}
