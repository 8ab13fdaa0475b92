import { type Answer, call as callAsGuest } from '@/lib/call';
import { endSession, sessionHeaders } from './session';

export const LOGOUT = '/users/v1/user/logout';

/** One call, as whoever is logged in. Null: the network failed, or what answered was not our server. */
export const call = <T>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  more: Record<string, string> = {},
  sender?: Parameters<typeof callAsGuest>[4],
): Promise<Answer<T> | null> =>
  callAsGuest<T>(method, path, body, { ...sessionHeaders(), ...more }, sender);

/** A session that the server has ended, on another device perhaps, ends here: its cookies go as well. */
export async function leaveSession(): Promise<void> {
  await call('POST', LOGOUT, {});
  endSession();
}
