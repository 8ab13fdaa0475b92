import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFile, answerMenus, answerPage, install, saveOpen } from '@/lib/saved-pages';

vi.mock('@/lib/saved-pages', async (original) => ({
  ...(await original<object>()),
  answerFile: vi.fn(async () => new Response('a file')),
  answerMenus: vi.fn(async () => new Response('the menus')),
  answerPage: vi.fn(async () => new Response('a page')),
  install: vi.fn(async () => undefined),
  saveOpen: vi.fn(async () => undefined),
}));

type Heard = (event: object) => void;
const heard = new Map<string, Heard>();
const here = (path: string) => new URL(path, location.origin).href;

beforeAll(async () => {
  const listen = vi.spyOn(globalThis, 'addEventListener').mockImplementation((type, listener) => {
    heard.set(type, listener as unknown as Heard);
  });
  await import('./service-worker');
  listen.mockRestore();
});
beforeEach(() => {
  for (const answer of [answerFile, answerMenus, answerPage, saveOpen])
    vi.mocked(answer).mockClear();
});

/** What answers a request; undefined: the browser does, as if there was no worker. */
async function answerTo(url: string, more: { method?: string; mode?: string } = {}) {
  let answer: Promise<Response> | undefined;
  heard.get('fetch')?.({
    request: { url, method: 'GET', mode: 'cors', ...more },
    respondWith: (given: Promise<Response>) => {
      answer = given;
    },
    waitUntil: () => undefined,
  });
  return (await answer)?.text();
}

describe('what the worker beside the pages answers', () => {
  it.each([
    ['a page that is opened', '/condition/piles?city=pune', { mode: 'navigate' }, 'a page'],
    ['the menus of a city', '/hi/menus?city=pune', {}, 'the menus'],
    ['a file of the build', '/static/app/assets/first-1.js', {}, 'a file'],
    ['a page of staff', '/cms/desk/', { mode: 'navigate' }, undefined],
    ['a call', '/api/search/entities?query=piles', {}, undefined],
    ['a page that a script reads', '/condition/piles', {}, undefined],
    ['a form that is sent', '/request', { mode: 'navigate', method: 'POST' }, undefined],
    ['a photo of a doctor', '/media/images/asha.jpg', { mode: 'no-cors' }, undefined],
  ])('%s: %s', async (_, path, more, answer) => {
    expect(await answerTo(here(path), more)).toBe(answer);
  });

  it('is nothing of another site, also where its addresses look like ours', async () => {
    for (const path of ['/menus', '/static/app/assets/a.js'])
      expect(await answerTo(`https://elsewhere.example${path}`)).toBeUndefined();
  });
});

it('knows a page that was opened by its address without the words of an advertisement', async () => {
  await answerTo(here('/pune/doctors/urology?city=pune&gclid=1&fee=mid'), { mode: 'navigate' });
  const nameOf = vi.mocked(answerPage).mock.calls[0]?.[2];
  expect(nameOf?.(here('/x?city=pune&UTM_Source=a&disease=piles&page=2&gclid=1'))).toBe(
    here('/x?city=pune&disease=piles&page=2'),
  );
});

describe('what a page tells it that it consists of', () => {
  const tell = (data: unknown) => heard.get('message')?.({ data, waitUntil: () => undefined });

  it('is stored as far as it is ours', () => {
    tell([here('/faq'), 'https://elsewhere.example/a.js', here('/static/app/assets/a.js')]);
    expect(vi.mocked(saveOpen).mock.calls[0]?.[0]).toEqual([
      here('/faq'),
      here('/static/app/assets/a.js'),
    ]);
  });

  it.each([null, 'reload', {}, [], ['no address'], [null]])(
    'may be nothing of the kind: %j',
    (data) => {
      expect(() => tell(data)).not.toThrow();
      expect(vi.mocked(saveOpen).mock.calls.flatMap(([urls]) => urls)).toEqual([]);
    },
  );
});

it('is tried again at the next page when it cannot store that there is no network', async () => {
  vi.mocked(install).mockRejectedValueOnce(new Error('no offline page'));
  let work: Promise<unknown> = Promise.resolve();
  heard.get('install')?.({ waitUntil: (given: Promise<unknown>) => (work = given) });
  await expect(work).rejects.toThrow('no offline page');
});
