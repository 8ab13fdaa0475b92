import { whenIdle } from '@/lib/when-idle';
import { whenNear } from '@/lib/when-near';
import { whenTouched } from '@/lib/when-touched';

/** React is most of what comes, so it is asked for at once; the island's own code does not wait for it. */
async function load(island: HTMLElement): Promise<() => void> {
  import('./hydrate').catch(() => {}); // asked for again by what waits for it
  return import('./islands').then((islands) => islands.loadIsland(island));
}

/** Once; a failure lets the next touch try again. */
async function wake(island: HTMLElement): Promise<void> {
  if (island.dataset.woken) return;
  island.dataset.woken = String(performance.now()); // a form measures its filling from here
  try {
    (await load(island))();
  } catch {
    delete island.dataset.woken; // offline or an old page: it stays the working HTML it is
  }
}

function atTouch(island: HTMLElement): void {
  const start = () => void wake(island);
  whenTouched(island, start);
  if (island.contains(document.activeElement)) start();
}

const atRest = (island: HTMLElement) => whenIdle(() => void wake(island));

/** Its code is there before the touch, which alone wakes it: a form asks for its lists only then. */
const nearby = (island: HTMLElement) =>
  whenNear(island, () => whenIdle(() => void load(island).catch(() => {})));

/** For who is logged in: the readable cookie says so, or a login on this page does. */
function whenKnown(island: HTMLElement): void {
  if (/(^|; )profile=/.test(document.cookie)) atRest(island);
  document.addEventListener('session', () => void wake(island));
}

/** Sets the alarms of each island: `touch`, `near`, `idle`, `known`, or two of them. */
export function wakeIslands(root: ParentNode): void {
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const alarms = island.dataset.wake ?? '';
    if (alarms.includes('idle')) atRest(island);
    if (alarms.includes('known')) whenKnown(island);
    if (alarms.includes('touch')) atTouch(island);
    if (alarms.includes('near')) nearby(island);
  }
}
