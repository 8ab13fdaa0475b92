import { whenIdle } from '@/lib/when-idle';

/** Has pages stored on the device, and says of when a stored one is. */
export function start(root: Document): void {
  sayWhen(root);
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // an old browser, or a site without https
  whenIdle(() => void store(serviceWorker).catch(() => undefined));
}

/** The first page came before anything could store it: the worker is told what it consists of. */
async function store(container: ServiceWorkerContainer): Promise<void> {
  const wasThere = container.controller !== null;
  await container.register('/sw.js');
  if (wasThere) return;
  const { active } = await container.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const built = files.filter((name) => name.includes('/static/app/assets/'));
  active?.postMessage([location.href, ...built]);
}

function sayWhen(root: Document): void {
  const { saved } = root.documentElement.dataset;
  const words = root.querySelector<HTMLElement>('[data-saved-words]');
  if (saved === undefined || !words) return;
  // By 24 hours: “9:22 am बजे” is no Hindi.
  const format = { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' } as const;
  const when = new Date(saved).toLocaleString(`${root.documentElement.lang}-IN`, format);
  words.textContent = words.textContent?.replace('{}', when) ?? '';
  words.hidden = false;
}
