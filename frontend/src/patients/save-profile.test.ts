import { expect, it, vi } from 'vitest';
import { json, offline, serve } from '@/testing/fake-server';
import { logIn } from '@/testing/log-in';
import { replayUntilDone } from './pending-profile';
import { saveProfile } from './save-profile';

const UPDATE = '/users/v1/user/update';

it('a change that had to wait is not sent over a newer one that did not', async () => {
  logIn();
  serve({ [UPDATE]: offline });
  expect(await saveProfile({ name: 'First', cityId: 477 })).toBeNull();
  const calls = serve({ [UPDATE]: json({ status: { code: 200 } }) });
  expect(await saveProfile({ name: 'Second' })).toBeNull();
  replayUntilDone('P1')();
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ body }) => body)).toEqual([{ name: 'Second' }, { cityId: 477 }]);
});
