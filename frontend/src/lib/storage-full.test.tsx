import { expect, it, vi } from 'vitest';
import { install } from './saved-pages';
import { session } from './storage';

it('a full storage gives back what was set last', () => {
  session.set('draft', 'old');
  const real = sessionStorage;
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockReturnValue({
    getItem: (k: string) => real.getItem(k),
    removeItem: (k: string) => real.removeItem(k),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage);
  session.set('draft', 'new');
  expect(session.get('draft')).toBe('new');
  expect(real.getItem('draft')).toBeNull(); // which would come back after a reload
});
it('what answers in place of the offline page is not stored', async () => {
  vi.stubGlobal('fetch', async () => new Response('down', { status: 503 }));
  const put = vi.fn();
  vi.stubGlobal('caches', {
    open: async () => ({
      put,
      addAll: async () => {
        throw new TypeError('x');
      },
    }),
  });
  await install().catch(() => undefined);
  expect(put).not.toHaveBeenCalled();
});
