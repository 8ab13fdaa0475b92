import { describe, expect, it, vi } from 'vitest';
import { asha } from '@/testing/examples/patients';
import { json, offline, serve } from '@/testing/fake-server';
import { lateAnswer } from '@/testing/late-answer';
import { logIn, logOut } from '@/testing/log-in';
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

it.each([
  ['met no network', offline, 'refused'],
  ['met a server that is down', json({}, 503), 'refused'],
  ['was saved before', json({ status: { code: 200 } }), 'done'],
])(
  'a change of who logged out meanwhile and that %s is told as it ended: nobody is left to send it again',
  async (_, answer, end) => {
    logIn();
    const slow = lateAnswer();
    serve({ [UPDATE]: slow.call });
    const saved = saveProfile({ name: 'Asha Rao' });
    logOut();
    await Promise.resolve(answer()).then(slow.come, slow.fail);
    expect((await saved) === null ? 'done' : 'refused').toBe(end);
    expect(localStorage.getItem('pendingProfile')).toBeNull();
  },
);

it('of a session that has ended ends it on the page as well, and says why nothing was saved', async () => {
  logIn();
  const calls = serve({
    [UPDATE]: json({ status: { code: 401, message: 'Please log in to do this.' } }, 401),
    '/users/v1/user/logout': () => {
      logOut(); // by its cookie
      return Response.json({ status: { code: 200 } });
    },
  });
  const answer = await saveProfile({ name: 'Asha Rao' });
  expect(answer?.message).toBe('Please log in to do this.');
  expect([currentProfile(), calls.length]).toEqual([null, 2]);
});

describe('a change that is made while an older one is on its way', () => {
  const ok = () => Response.json({ status: { code: 200 } });

  async function replaying() {
    logIn();
    serve({ [UPDATE]: offline });
    await saveProfile({ name: 'First', cityId: 477 });
    const slow = lateAnswer();
    serve({ [UPDATE]: slow.call });
    replayUntilDone('P1')();
    return slow;
  }

  it.each(['before', 'after'])(
    'is sent once more, if the older one is answered %s it',
    async (when) => {
      const older = await replaying();
      const newer = lateAnswer();
      serve({ [UPDATE]: newer.call });
      const saved = saveProfile({ name: 'Second' });
      for (const one of when === 'before' ? [older, newer] : [newer, older]) {
        one.come(ok());
        await new Promise((resolve) => setTimeout(resolve));
      }
      await saved;
      const calls = serve({ [UPDATE]: json({ status: { code: 200 } }) });
      replayUntilDone('P1')();
      await vi.waitFor(() => expect(calls).toHaveLength(1));
      expect(calls[0]?.body).toMatchObject({ name: 'Second' });
      await vi.waitFor(() => expect(localStorage.getItem('pendingProfile')).toBeNull());
    },
  );

  it('is sent once more, if the older one set out after it', async () => {
    logIn();
    serve({ [UPDATE]: offline });
    await saveProfile({ name: 'First' });
    const newer = lateAnswer();
    serve({ [UPDATE]: newer.call });
    const saved = saveProfile({ name: 'Second' });
    serve({ [UPDATE]: json({ status: { code: 200 } }) });
    replayUntilDone('P1')();
    await vi.waitFor(() => expect(localStorage.getItem('pendingProfile')).toBeNull());
    newer.come(ok());
    await saved;
    const calls = serve({ [UPDATE]: json({ status: { code: 200 } }) });
    replayUntilDone('P1')();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toEqual({ name: 'Second' });
  });

  it('is not sent beside it by the next turn, which could arrive before it', async () => {
    const older = await replaying();
    const calls = serve({ [UPDATE]: json({ status: { code: 200 } }) });
    replayUntilDone('P1')();
    expect(calls).toEqual([]);
    older.come(ok());
    await vi.waitFor(() => expect(localStorage.getItem('pendingProfile')).toBeNull());
  });
});
