import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answerFile,
  answerMenus,
  answerPage,
  clearOld,
  install,
  isFile,
  OFFLINE,
  saveOpen,
} from './saved-pages';

/** The device's store, as far as it is used. */
class Store {
  entries = new Map<string, Response>();
  match = async (url: string) => this.entries.get(new URL(url, location.href).href)?.clone();
  put = async (url: string, answer: Response) =>
    void this.entries.set(new URL(url, location.href).href, answer);
  delete = async (key: string | Request) =>
    this.entries.delete(typeof key === 'string' ? new URL(key, location.href).href : key.url);
  keys = async () => [...this.entries.keys()].map((url) => new Request(url));
}

const stores = new Map<string, Store>();
const open = async (name: string) => stores.get(name) ?? stores.set(name, new Store()).get(name);
const page = (body: string, control = 'public, max-age=60') =>
  new Response(`<!doctype html><html lang="en">${body}</html>`, {
    headers: { 'cache-control': control, 'content-type': 'text/html; charset=utf-8' },
  });
const style = () => new Response('a{}', { headers: { 'content-type': 'text/css' } });
const at = (path: string) => new Request(new URL(path, 'https://site.example').href);
const stored = () => [...(stores.get('pages-1')?.entries.keys() ?? [])];
const network = vi.fn<(input: Request | string) => Promise<Response>>();
let waiting: Promise<void>[] = [];
const wait = (work: Promise<void>) => void waiting.push(work);
const visit = async (path: string) => {
  const answer = await answerPage(at(path), wait);
  await Promise.all(waiting);
  return answer.text();
};

beforeEach(() => {
  stores.clear();
  waiting = [];
  network
    .mockReset()
    .mockImplementation(async (asked) =>
      isFile(new URL(typeof asked === 'string' ? asked : asked.url, 'https://site.example').href)
        ? style()
        : page('fresh'),
    );
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  });
});

describe('a page', () => {
  it('is that of the network while there is one', async () => {
    expect(await visit('/faq')).toContain('fresh');
    network.mockImplementation(async () => page('newer'));
    expect(await visit('/faq')).toContain('newer');
  });

  it('is that of the last visit without a network, with the time of it', async () => {
    await visit('/faq');
    network.mockRejectedValue(new TypeError('offline'));
    const html = await visit('/faq');
    expect(html).toContain('fresh');
    expect(html).toMatch(/<html data-saved="20\d\d-/);
  });

  it('is not shown when it is older than a week', async () => {
    await visit('/faq');
    network.mockRejectedValue(new TypeError('offline'));
    vi.useFakeTimers({ now: Date.now() + 8 * 24 * 3_600_000 });
    const answer = await answerPage(at('/faq'), wait);
    vi.useRealTimers();
    expect(answer.type).toBe('error');
  });

  it.each(['private, no-store', 'no-store', ''])(
    'is not stored when it says %j',
    async (control) => {
      network.mockImplementation(async () => page('own', control));
      await visit('/my-requests');
      expect(stored()).toEqual([]);
    },
  );

  it('is not stored when it is an error', async () => {
    network.mockImplementation(
      async () => new Response('', { status: 404, headers: { 'cache-control': 'public' } }),
    );
    await visit('/nothing');
    expect(stored()).toEqual([]);
  });

  it.each([404, 410])(
    'that the site took down, a %i, is not shown again without a network',
    async (status) => {
      await visit('/faq');
      await visit('/blog');
      network.mockImplementation(async () => new Response('gone', { status }));
      expect(await visit('/faq')).toBe('gone');
      expect(stored()).toEqual(['https://site.example/blog']);
    },
  );

  it.each([429, 500, 503])('stays stored where the site is only busy, a %i', async (status) => {
    await visit('/faq');
    network.mockImplementation(async () => new Response('', { status }));
    await visit('/faq');
    expect(stored()).toEqual(['https://site.example/faq']);
  });

  it('that nobody has read is the one that says there is no network, in its language', async () => {
    network.mockImplementation(async (url) => page(String(url)));
    await install();
    network.mockRejectedValue(new TypeError('offline'));
    expect(await visit('/faq')).toContain(OFFLINE.en);
    expect(await visit('/hi/blog')).toContain(OFFLINE.hi);
    expect(await visit('/history')).toContain(`${OFFLINE.en}<`);
  });

  it('leaves when forty others were read since, and the offline pages stay', async () => {
    await install();
    for (let number = 0; number < 45; number += 1) await visit(`/blog/${number}`);
    expect(stored()).toHaveLength(42);
    expect(stored()).not.toContain('https://site.example/blog/4');
    expect(stored()).toContain('https://site.example/blog/44');
  });

  it('that was open before is stored too', async () => {
    const file = 'https://site.example/static/app/assets/a-1.css';
    await saveOpen(['https://site.example/faq', file]);
    expect(stored()).toEqual(['https://site.example/faq']);
    expect([...(stores.get('files-1')?.entries.keys() ?? [])]).toEqual([file]);
  });
});

describe('the menus', () => {
  const menus = async (path: string) => {
    const answer = await answerMenus(at(path), wait);
    await Promise.all(waiting);
    return answer;
  };

  it('are those of the network while there is one, and as they were without', async () => {
    await menus('/menus?city=pune');
    network.mockImplementation(async () => page('newer'));
    expect(await (await menus('/menus?city=pune')).text()).toContain('newer');
    network.mockRejectedValue(new TypeError('offline'));
    expect(await (await menus('/menus?city=pune')).text()).toContain('newer');
  });

  it('of a city that was not seen are those of the usual one', async () => {
    await menus('/hi/menus');
    network.mockRejectedValue(new TypeError('offline'));
    expect(await (await menus('/hi/menus?city=pune')).text()).toContain('fresh');
  });

  it('that nobody has do not come', async () => {
    network.mockRejectedValue(new TypeError('offline'));
    expect((await menus('/menus')).type).toBe('error');
  });
});

describe('the page that says there is no network', () => {
  it('is stored with its drawings and style sheets, once for both languages', async () => {
    const html = `<link rel="stylesheet" href="/static/app/assets/lost-1.css"/>
      <img src="/static/app/assets/lost-path-1.svg" alt=""/>
      <use href="/static/app/assets/sprite-1.svg#i-x"/><script src="/static/app/assets/client-1.js"></script>`;
    network.mockImplementation(async (asked) =>
      isFile(new URL(String(asked), location.href).href) ? style() : page(html),
    );
    await install();
    const files = [...(stores.get('files-1')?.entries.keys() ?? [])].map(
      (url) => new URL(url).pathname,
    );
    expect(files.sort()).toEqual([
      '/static/app/assets/lost-1.css',
      '/static/app/assets/lost-path-1.svg',
    ]);
  });

  it('is stored also where its drawing does not come', async () => {
    network.mockImplementation(async (asked) => {
      if (isFile(new URL(String(asked), location.href).href)) throw new TypeError('gone');
      return page('<img src="/static/app/assets/lost-path-1.svg" alt=""/>');
    });
    await install();
    expect(stored()).toHaveLength(2);
  });
});

describe('a built file', () => {
  it('is asked for once', async () => {
    await answerFile(at('/static/app/assets/a-1.css'), wait);
    await Promise.all(waiting);
    await answerFile(at('/static/app/assets/a-1.css'), wait);
    expect(network).toHaveBeenCalledTimes(1);
  });
});

describe('an older store', () => {
  it('goes, and ours stays', async () => {
    await open('pages-0');
    await open('pages-1');
    await clearOld();
    expect([...stores.keys()]).toEqual(['pages-1']);
  });
});

describe('something in between that answers with a page of its own', () => {
  const FILE = 'https://site.example/static/app/assets/a-1.js';
  const files = () => [...(stores.get('files-1')?.entries.keys() ?? [])];
  const script = () =>
    new Response('export {}', { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
  const ask = async () => {
    const answer = await answerFile(new Request(FILE), wait);
    await Promise.all(waiting);
    return answer.text();
  };

  it('is stored in place of no file, which would be broken from then on', async () => {
    network.mockImplementation(async () => page('This file is blocked'));
    expect(await ask()).toContain('blocked');
    expect(files()).toEqual([]);
    network.mockImplementation(async () => script());
    expect(await ask()).toBe('export {}');
    expect(files()).toEqual([FILE]);
  });

  it('is stored in place of no file of a page that was open before', async () => {
    network.mockImplementation(async () => page('This file is blocked'));
    await saveOpen([FILE]);
    expect(files()).toEqual([]);
  });
});
