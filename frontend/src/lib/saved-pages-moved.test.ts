import { beforeEach, expect, it, vi } from 'vitest';
import { answerPage } from './saved-pages';

const stored = new Map<string, Response>();
const cache = {
  match: async (url: string) => stored.get(url)?.clone(),
  put: async (url: string, answer: Response) => void stored.set(url, answer),
  delete: async (url: string) => stored.delete(url),
  keys: async () => [...stored.keys()].map((url) => new Request(url)),
};
const network = vi.fn<() => Promise<Response>>();
const page = () =>
  new Response('<html>old advice</html>', {
    headers: { 'cache-control': 'public, max-age=60', 'content-type': 'text/html' },
  });

/** As a browser gives it to a navigation, which it follows by itself: without a status or an address. */
function moved(): Response {
  const answer = Response.error();
  Object.defineProperty(answer, 'type', { value: 'opaqueredirect' });
  return answer;
}

async function visit() {
  const work: Promise<void>[] = [];
  await answerPage(new Request('https://site.example/old'), (one) => void work.push(one));
  await Promise.all(work);
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('caches', { open: async () => cache });
});

it('a page that has moved since it was read is not shown under its old address without a network', async () => {
  network.mockImplementation(async () => page());
  await visit();
  expect([...stored.keys()]).toEqual(['https://site.example/old']);
  network.mockImplementation(async () => moved());
  await visit();
  expect([...stored.keys()]).toEqual([]);
});

it('a page that is not to be had for a moment stays as it was read', async () => {
  network.mockImplementation(async () => page());
  await visit();
  network.mockImplementation(async () => new Response('busy', { status: 503 }));
  await visit();
  expect([...stored.keys()]).toEqual(['https://site.example/old']);
});
