import { beforeEach, expect, it, vi } from 'vitest';
import { getDocument } from './get-document';

const network = vi.fn<(path: string) => Promise<Response>>();
beforeEach(() => {
  vi.stubGlobal('fetch', network);
});

it('is the page or fragment at an address', async () => {
  network.mockResolvedValue(new Response('<p>Piles</p>'));
  expect((await getDocument('/menus'))?.querySelector('p')?.textContent).toBe('Piles');
});

it.each([
  ['the network fails', () => Promise.reject(new TypeError('offline'))],
  ['it is refused', async () => new Response('<p>Not here</p>', { status: 503 })],
  ['it breaks off', async () => new Response(new ReadableStream({ pull: (it) => it.error() }))],
])('is nothing when %s', async (_, answer) => {
  network.mockImplementation(answer);
  expect(await getDocument('/menus')).toBeNull();
});
