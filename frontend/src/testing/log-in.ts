import { asha } from './examples/patients';

/** The cookie of who is logged in, as the server sets it; `age` in seconds. The text may be anything. */
export function setProfileCookie(text: string, age = 60): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets and clears it
  document.cookie = `profile=${text}; path=/; max-age=${age}`;
}

export const logIn = (profile: object = asha): void =>
  setProfileCookie(encodeURIComponent(JSON.stringify(profile)));

export const logOut = (): void => setProfileCookie('', -1);
