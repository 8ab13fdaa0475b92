import { isYounger } from './is-younger';
import { pageLanguageOf } from './page-language';

/**
 * Pages that were seen stay on the device and are shown again while there is no network, with the time they
 * are of. Only what the server marks as the same for everyone is stored: no request, status or account.
 */
const PAGES = 'pages-1';
const FILES = 'files-1';
const MAX_PAGES = 40;
const MAX_FILES = 120;
const MAX_AGE = 7 * 24 * 3_600_000; // ms
const SAVED = 'x-saved';
const GONE = [404, 410];
export const OFFLINE = { en: '/offline', hi: '/hi/offline' };

/** What every page asks for when a visitor turns to a menu: in each language, and in a city. */
const MENUS = ['/menus', '/hi/menus'];
const LASTING = [...Object.values(OFFLINE), ...MENUS];

/** The two pages that say there is no network. */
export async function install(): Promise<void> {
  const cache = await caches.open(PAGES);
  const answers = await Promise.all(Object.values(OFFLINE).map((url) => fetch(url)));
  // It is tried again at the next page; what is stored here is never asked for again.
  if (answers.some(({ ok, redirected }) => !ok || redirected)) throw new Error('no offline page');
  const copies = answers.map((answer) => answer.clone());
  await Promise.all(
    Object.values(OFFLINE).map((url, at) => cache.put(url, answers[at] as Response)),
  );
  for (const copy of copies) await saveOpen(looksOf(await copy.text())); // without them it can still be read
}

/** The drawings and style sheets of a page. */
const LOOKS = /(?:src|href)="(\/static\/app\/assets\/[^"#]+\.(?:svg|css))"/g;
const looksOf = (html: string) =>
  [...html.matchAll(LOOKS)].map(([, path]) => new URL(path ?? '', location.href).href);

/** Forgets what an older version stored. */
export async function clearOld(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name !== PAGES && name !== FILES);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** What a page is stored under, by its address. */
type NameOf = (url: string) => string;
const asAsked: NameOf = (url) => url;

/** A page that was opened before anything could store it, with its files: all from the browser's own cache. */
export async function saveOpen(urls: string[], nameOf = asAsked): Promise<void> {
  const save = async (url: string) => {
    const answer = await fetch(url);
    if (isFile(url)) {
      if (isBuilt(answer)) await store(FILES, url, answer, MAX_FILES);
    } else if (isPage(answer)) await savePage(nameOf(url), answer);
  };
  await Promise.allSettled(urls.map(save)); // one that does not come ends the wait for no other
}

/** What the build made; everything of it has its content in its name. */
export const isFile = (url: string) => new URL(url).pathname.startsWith('/static/app/assets/');

/** The page from the network, else as it was when it was last seen, else the page that says so. */
export async function answerPage(
  request: Request,
  wait: (work: Promise<void>) => void,
  nameOf = asAsked,
) {
  const name = nameOf(request.url);
  // The browser's own cache would give what it has for a day, and not say so.
  if (!navigator.onLine) return withoutNetwork(name);
  try {
    const answer = await fetch(request);
    if (isPage(answer)) wait(savePage(name, answer.clone()));
    else if (isGone(answer)) wait(removePage(name));
    return answer;
  } catch {
    return withoutNetwork(name);
  }
}

export const isMenus = (url: string) => MENUS.includes(new URL(url).pathname);

/** The menus from the network, else as they were, if need be those of the usual city. */
export async function answerMenus(request: Request, wait: (work: Promise<void>) => void) {
  const answer = await fetch(request).catch(() => null);
  if (answer && isForEveryone(answer)) wait(store(PAGES, request.url, answer.clone(), MAX_PAGES));
  if (answer?.ok) return answer;
  const cache = await caches.open(PAGES);
  const usual = request.url.split('?')[0] ?? '';
  return (await cache.match(request.url)) ?? (await cache.match(usual)) ?? Response.error();
}

async function withoutNetwork(url: string): Promise<Response> {
  return (await savedPage(url)) ?? (await offlinePage(new URL(url).pathname)) ?? Response.error();
}

/** What is here is right. */
export async function answerFile(request: Request, wait: (work: Promise<void>) => void) {
  const found = await storedFile(request.url).catch(() => undefined); // a store that is broken has nothing
  if (found) return found;
  const answer = await fetch(request);
  if (isBuilt(answer)) wait(store(FILES, request.url, answer.clone(), MAX_FILES));
  return answer;
}

const storedFile = async (url: string) => (await caches.open(FILES)).match(url);

function isForEveryone(answer: Response): boolean {
  const control = answer.headers.get('cache-control') ?? '';
  return answer.status === 200 && !answer.redirected && /(^|[ ,])public\b/.test(control);
}

const isHtml = (answer: Response) => /^text\/html\b/.test(answer.headers.get('content-type') ?? '');

/** What is stored is never asked for again: it is none of the pages that a firewall puts in the place of a file. */
const isBuilt = (answer: Response) => answer.ok && !isHtml(answer);

/** A document or a picture that is opened by itself is none: it may be large, and would be read as words. */
const isPage = (answer: Response) => isForEveryone(answer) && isHtml(answer);

/** Taken down, or moved: a navigation leaves it to the browser to follow, and is shown no status. */
const isGone = ({ status, type }: Response) => GONE.includes(status) || type === 'opaqueredirect';

/** What the site took down, because it was wrong perhaps, is not shown again. */
async function removePage(url: string): Promise<void> {
  await (await caches.open(PAGES)).delete(url);
}

async function savePage(url: string, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers);
  headers.set(SAVED, new Date().toISOString());
  await store(PAGES, url, new Response(await answer.blob(), { headers }), MAX_PAGES);
}

/** Newest last; the oldest leave. */
async function store(name: string, url: string, answer: Response, most: number): Promise<void> {
  const cache = await caches.open(name);
  const before = await cache.match(url);
  await cache.delete(url);
  try {
    await cache.put(url, answer);
  } catch (full) {
    if (before) await cache.put(url, before); // the older one had room
    throw full;
  }
  const kept = (await cache.keys()).filter(({ url: at }) => !isLasting(at));
  await Promise.all(kept.slice(0, -most).map((old) => cache.delete(old)));
}

function isLasting(url: string): boolean {
  const { pathname, search } = new URL(url);
  return LASTING.includes(pathname + search);
}

async function savedPage(url: string): Promise<Response | undefined> {
  const found = await (await caches.open(PAGES)).match(url);
  const saved = found?.headers.get(SAVED);
  if (!found || !saved || !isYounger(Date.parse(saved), MAX_AGE)) return undefined;
  const html = (await found.text()).replace('<html', `<html data-saved="${saved}"`);
  return new Response(html, { headers: found.headers });
}

async function offlinePage(path: string): Promise<Response | undefined> {
  return (await caches.open(PAGES)).match(OFFLINE[pageLanguageOf(path) ?? 'en']);
}
