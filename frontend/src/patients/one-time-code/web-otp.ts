interface OtpCredential extends Credential {
  code: string;
}

/** Where a phone offers it, takes the code out of the SMS that is meant for this site. Returns the way out. */
export function codeFromPhone(use: (code: string) => void): (() => void) | undefined {
  if (!('OTPCredential' in globalThis)) return undefined;
  const stop = new AbortController();
  const wish = { otp: { transport: ['sms'] }, signal: stop.signal } as CredentialRequestOptions;
  navigator.credentials
    .get(wish)
    .then((found) => found && use((found as OtpCredential).code))
    .catch(() => undefined); // refused or too late: the code is typed
  return () => stop.abort();
}
