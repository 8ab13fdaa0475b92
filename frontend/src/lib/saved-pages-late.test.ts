import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lateAnswer } from '@/testing/late-answer';
import { pageOf } from '@/tracking/touch';
import { answerFile, answerMenus, answerPage, install, OFFLINE, saveOpen } from './saved-pages';

const SITE = 'https://site.example';
const FILE = `${SITE}/static/app/assets/a-1.css`;
const DAY = 24 * 3_600_000; // ms
const stores = new Map<string, Map<string, Response>>();
const network = vi.fn<(input: Request | string) => Promise<Response>>();
/** What the device has no room for, by a word of it. */
let tooLarge = '';

const full = (input: string) => new URL(input, SITE).href;
/** The device's store, as far as it is used. */
function storeOf(name: string) {
  const entries = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, entries);
  return {
    match: async (url: string) => entries.get(full(url))?.clone(),
    put: async (url: string, answer: Response) => {
      const text = await answer.clone().text();
      if (tooLarge !== '' && text.includes(tooLarge))
        throw new DOMException('full', 'QuotaExceededError');
      entries.set(full(url), answer);
    },
    delete: async (key: string | Request) =>
      entries.delete(typeof key === 'string' ? full(key) : key.url),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  };
}

const page = (body: string, headers: Record<string, string> = {}) =>
  new Response(`<!doctype html><html lang="en">${body}</html>`, {
    headers: { 'cache-control': 'public, max-age=60', 'content-type': 'text/html', ...headers },
  });
const stored = (name: 'pages-1' | 'files-1') => [...(stores.get(name)?.keys() ?? [])];
const offline = () => network.mockRejectedValue(new TypeError('offline'));

let waiting: Promise<void>[] = [];
const wait = (work: Promise<void>) => void waiting.push(work.catch(() => undefined));
async function settled(answer: Promise<Response>) {
  const given = await answer;
  await Promise.all(waiting);
  return given;
}
const visit = (path: string) => settled(answerPage(new Request(full(path)), wait));
const ask = (url: string) => settled(answerFile(new Request(url), wait));

beforeEach(() => {
  stores.clear();
  waiting = [];
  tooLarge = '';
  network.mockReset().mockImplementation(async () => page('fresh'));
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('caches', { open: async (name: string) => storeOf(name) });
});

describe('a file of the build', () => {
  it('that was refused while a page was saved is not stored: it would stay broken for ever', async () => {
    network.mockImplementation(async () => new Response('gone', { status: 404 }));
    await saveOpen([FILE]);
    expect(stored('files-1')).toEqual([]);
    network.mockImplementation(async () => new Response('body{}'));
    expect(await (await ask(FILE)).text()).toBe('body{}');
  });

  it('that is refused is asked for again the next time', async () => {
    network.mockImplementation(async () => new Response('', { status: 503 }));
    expect((await ask(FILE)).status).toBe(503);
    network.mockImplementation(async () => new Response('body{}'));
    expect(await (await ask(FILE)).text()).toBe('body{}');
  });

  it('comes all the same where the device has no room for it', async () => {
    tooLarge = 'body';
    network.mockImplementation(async () => new Response('body{}'));
    expect(await (await ask(FILE)).text()).toBe('body{}');
  });

  it('comes all the same where the store of the device is broken', async () => {
    network.mockImplementation(async () => new Response('body{}'));
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('', 'UnknownError')) });
    expect(await (await ask(FILE)).text()).toBe('body{}');
    expect(await (await visit('/faq')).text()).toBe('body{}');
  });

  it('is shown without a network once it was there', async () => {
    network.mockImplementation(async () => new Response('body{}'));
    await ask(FILE);
    offline();
    expect(await (await ask(FILE)).text()).toBe('body{}');
  });
});

describe('a page', () => {
  it('that is somebody’s own is not stored with the page that was open before', async () => {
    network.mockImplementation(async () => page('mine', { 'cache-control': 'private, no-store' }));
    await saveOpen([`${SITE}/my-requests`]);
    expect(stored('pages-1')).toEqual([]);
  });

  it('is as it was stored where the newer one found no room', async () => {
    await visit('/faq');
    tooLarge = 'newer';
    network.mockImplementation(async () => page('newer'));
    expect(await (await visit('/faq')).text()).toContain('newer');
    offline();
    expect(await (await visit('/faq')).text()).toContain('fresh');
  });

  it('is not asked for where the browser knows that there is no network', async () => {
    await visit('/faq');
    network.mockClear();
    vi.stubGlobal('navigator', { onLine: false });
    expect(await (await visit('/faq')).text()).toContain('fresh');
    expect(network).not.toHaveBeenCalled();
  });

  it('that is too old gives way to the page that says so, in the language of its address', async () => {
    network.mockImplementation(async (url) =>
      page(`of ${typeof url === 'string' ? url : url.url}`),
    );
    await install();
    await visit('/hi/faq');
    offline();
    vi.useFakeTimers({ now: Date.now() + 7 * DAY + 60_000, toFake: ['Date'] });
    expect(await (await visit('/hi/faq')).text()).toContain(`of ${OFFLINE.hi}`);
  });

  it('that a wrong clock has dated in the future is of no known day, and is not shown as of then', async () => {
    await install();
    vi.useFakeTimers({ now: Date.now() + 400 * DAY, toFake: ['Date'] });
    await visit('/faq');
    vi.useRealTimers();
    network.mockImplementation(async () => page('no network'));
    offline();
    expect(await (await visit('/faq')).text()).not.toContain('data-saved');
  });

  it('says when it was seen last, not when it was seen first', async () => {
    await visit('/faq');
    vi.useFakeTimers({ now: Date.now() + 3 * DAY, toFake: ['Date'] });
    await visit('/faq');
    offline();
    const said = /data-saved="([^"]+)"/.exec(await (await visit('/faq')).text())?.[1] ?? '';
    expect(Date.now() - Date.parse(said)).toBeLessThan(DAY);
  });

  it('is told apart by what it is asked for: the same list on another page of it', async () => {
    network.mockImplementation(async (url) => page(`of ${(url as Request).url}`));
    await visit('/doctors?page=1');
    await visit('/doctors?page=2');
    offline();
    expect(await (await visit('/doctors?page=1')).text()).toContain('page=1<');
  });

  it.each(['application/pdf', 'image/jpeg', 'text/calendar; charset=utf-8'])(
    'that is none, but a file that was opened, is neither stored nor read as words: %s',
    async (type) => {
      network.mockImplementation(async () => page('%PDF-1.7', { 'content-type': type }));
      await visit('/documents/4/guide.pdf');
      await saveOpen([full('/documents/4/guide.pdf')]);
      expect(stored('pages-1')).toEqual([]);
    },
  );

  it('that an advertisement led to is the same page without its words, and stored once', async () => {
    const arrived = (path: string) => settled(answerPage(new Request(full(path)), wait, pageOf));
    await arrived('/faq?utm_campaign=july&gclid=Cj0');
    await arrived('/faq?gclid=Cj1');
    await saveOpen([full('/faq?fbclid=x')], pageOf);
    expect(stored('pages-1')).toEqual([full('/faq')]);
    offline();
    expect(await (await arrived('/faq')).text()).toContain('fresh');
    expect(await (await arrived('/faq?gclid=Cj2')).text()).toContain('fresh');
  });

  it('that was redirected is not stored under the address it was asked at', async () => {
    network.mockImplementation(async () =>
      Object.defineProperty(page('other'), 'redirected', { value: true }),
    );
    await visit('/old-name');
    expect(stored('pages-1')).toEqual([]);
  });
});

describe('the menus', () => {
  it('of an error are those of the last time', async () => {
    const menus = () => settled(answerMenus(new Request(full('/menus?city=pune')), wait));
    await menus();
    network.mockImplementation(async () => new Response('', { status: 503 }));
    expect(await (await menus()).text()).toContain('fresh');
  });
});

describe('what a page consists of', () => {
  it('is stored as far as it comes: the worker is kept awake until the last of it, whatever fails', async () => {
    const slow = lateAnswer();
    network.mockImplementation(async (url) => {
      if (url === FILE) throw new TypeError('Failed to fetch');
      return slow.call();
    });
    const work = saveOpen([FILE, full('/faq')]).catch(() => undefined); // the browser may end it then
    slow.come(page('fresh'));
    await work;
    expect(stored('pages-1')).toEqual([full('/faq')]);
  });
});
