import type { SelectedCity } from '@/contract/types';
import type { Answer } from '@/lib/call';
import { call, leaveSession } from './call';
import { UPDATE } from './calls';
import { dropPending, type ProfileChange, savePending, watchReplays } from './pending-profile';
import { changeProfile, currentProfile } from './session';

/** Of a patient who is logged in no more, and for whom nothing is sent again. */
const NOT_SAVED: Answer<unknown> = { code: 0, data: undefined, message: '' };

/**
 * Saves a change of the profile; null when it is done, else the answer that refused it. A network failure is told as the success it is going to be: the change is stored on this device and
 * sent again until the server has it (decisions 3.4). `city`: what the page shows of a change of cityId.
 */
export async function saveProfile(
  change: ProfileChange,
  city?: SelectedCity,
): Promise<Answer<unknown> | null> {
  const id = currentProfile()?.id;
  const mayBeUndone = watchReplays();
  const answer = await call('PUT', UPDATE, change);
  const profile = currentProfile();
  if (profile && profile.id !== id) return null; // somebody else is logged in by now
  if (profile && answer?.code === 401) await leaveSession();
  if (answer && answer.code >= 400 && answer.code < 500) return answer;
  const isDone = answer?.code === 200;
  if (!profile) return isDone ? null : NOT_SAVED;
  (isDone && !mayBeUndone() ? dropPending : savePending)({ id: profile.id, change });
  const { name, email } = change;
  changeProfile({
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(city && { selectedCity: city }),
  });
  return null;
}

/** The server has a change by another way, the page of one's data: it is shown, and what waited would undo it. */
export function showSaved(change: ProfileChange, { name, email }: { name: string; email: string }) {
  const profile = currentProfile();
  if (!profile) return;
  dropPending({ id: profile.id, change });
  changeProfile({ name, email });
}
