import { expect, it, vi } from 'vitest';
import { asha } from '@/testing/examples/patients';
import { json, offline, serve } from '@/testing/fake-server';
import { lateAnswer } from '@/testing/late-answer';
import { logIn } from '@/testing/log-in';
import { replayUntilDone } from './pending-profile';
import { saveProfile } from './save-profile';
import { currentProfile } from './session';

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

it.each([
  ['is done', json({ status: { code: 200 } })],
  ['met no network', offline],
])('a change of the patient before is none of the next, when it %s at last', async (_, answer) => {
  logIn();
  const slow = lateAnswer();
  serve({ [UPDATE]: slow.call });
  const saved = saveProfile({ name: 'Asha Rao' });
  logIn({ ...asha, id: 'P2', name: 'Ravi' });
  await Promise.resolve(answer()).then(slow.come, slow.fail);
  await saved;
  expect(currentProfile()?.name).toBe('Ravi');
  const calls = serve({ [UPDATE]: offline });
  replayUntilDone('P2')();
  expect(calls).toEqual([]);
});
