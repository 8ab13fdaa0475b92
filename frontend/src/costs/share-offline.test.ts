import { expect, it, vi } from 'vitest';
import { start } from './share-estimate.client';

vi.mock('./share-or-print', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
it('an estimate that cannot be shared without a network says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  document.body.innerHTML =
    '<div class="asleep" data-share-url="x"><button type="button" data-share=""></button></div><p data-offline="" hidden>You are offline.</p>';
  start(document);
  document.querySelector('button')?.click();
  await vi.waitFor(() => expect(document.querySelector('p')?.hidden).toBe(false));
});
