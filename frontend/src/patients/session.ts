// Who is logged in, as the page may know it: the readable `profile` cookie (decisions 3.2). Islands read it
// with useSyncExternalStore; the credentials stay in a cookie that no script can read.
import { useSyncExternalStore } from 'react';
import type { Profile, User } from '@/contract/types';
import { session } from '@/lib/storage';

const ONE_YEAR = 31536000;
const OURS = [
  'hhUser',
  'hhUserName',
  'lead_id',
  'lead_name',
  'lead_draft',
  'lead_status',
  'lead_success',
  'lead_guide',
  'lead_emergency',
  'lead_asked',
  'lead_variant',
  'lead_untold',
  'lead_call_time',
];
const listeners = new Set<() => void>();
let read = { text: '', profile: null as Profile | null };
/** A browser without cookies is logged in as long as the page stays open. */
let memorySession: { profile: Profile; token: string } | null = null;

function parsed(text: string): Profile | null {
  try {
    const value = JSON.parse(decodeURIComponent(text)) as Partial<Profile> | null;
    if (typeof value?.id !== 'string' || typeof value.name !== 'string') return null;
    const { id, name, email = '', mobileNo = '', selectedCity = null } = value;
    return { id, name, email, mobileNo, selectedCity };
  } catch {
    return null; // none, cut short or not ours
  }
}

/** The same object as long as the cookie is the same. */
export function currentProfile(): Profile | null {
  const text = /(?:^|; )profile=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  if (text !== read.text) read = { text, profile: parsed(text) };
  return read.profile ?? memorySession?.profile ?? null;
}

/** Whether the session ends with this page. */
export const isSessionInMemory = () => memorySession !== null;

/** What a call says of the patient: their city, and the token of a session that no cookie holds. */
export function sessionHeaders(): Record<string, string> {
  const city = currentProfile()?.selectedCity?.cityid;
  return {
    ...(city !== undefined && { cityid: String(city) }),
    ...(memorySession && { Authorization: memorySession.token }),
  };
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session');
channel?.addEventListener('message', () => {
  if (!currentProfile()) clearVisit();
  notifyListeners();
});
globalThis.addEventListener?.('pageshow', notifyListeners);

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The patient who is logged in; null for a guest, and always in the first render. */
export const useProfile = (): Profile | null =>
  useSyncExternalStore(subscribe, currentProfile, () => null);

/** After a login: islands of this page wake, other tabs look again. False: the browser stored no cookie. */
export function beginSession(user: User): boolean {
  const { token, ...profile } = user;
  const isStored = currentProfile() !== null;
  if (!isStored)
    memorySession = {
      token,
      profile: { ...profile, mobileNo: `******${user.mobileNo.slice(-4)}` },
    };
  session.set('hhUser', user.mobileNo);
  session.set('hhUserName', user.name);
  notifyListeners();
  document.dispatchEvent(new Event('session'));
  channel?.postMessage('changed');
  return isStored;
}

/** The server has cleared the cookies: this tab and the others clear what was the patient's. */
export function endSession(): void {
  memorySession = null;
  clearVisit();
  notifyListeners();
  channel?.postMessage('changed');
}

/** Shows a change at once; the server sets the same cookie again when it has it. */
export function changeProfile(
  change: Partial<Pick<Profile, 'name' | 'email' | 'selectedCity'>>,
): void {
  const profile = currentProfile();
  if (!profile) return;
  const changed = { ...profile, ...change };
  if (memorySession) memorySession = { ...memorySession, profile: changed };
  else {
    const text = encodeURIComponent(JSON.stringify(changed));
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older phones
    document.cookie = `profile=${text}; path=/; max-age=${ONE_YEAR}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
  }
  session.set('hhUserName', changed.name);
  notifyListeners();
}

function clearVisit(): void {
  for (const key of OURS) session.remove(key);
}
