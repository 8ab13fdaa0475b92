import { callHeaders } from '@/lib/call-headers';

/** The two calls of a one-time code in the form (decisions 2.12). */
const GENERATE = '/lead/v1/authenticate/generateotp';
const VERIFY = '/lead/v1/authenticate/verifyotp';
const UNSAID = 'Somthing went wrong';
const VERIFY_OFFLINE = 'Somthing went wrong here';

export interface MobileNumber {
  mobileNo: string;
  /** Digits without plus. */
  countryCode: string;
}

/** `error` is shown under the field; `isDown` says that no code can be had, and the form goes on without. */
export type OtpAnswer = { ok: true } | { error: string; isDown: boolean };

interface Envelope {
  status?: { code?: string | number; message?: string };
  error?: (string | { message?: string })[];
}

/** error[0], else status.message, else a fixed line (spec section 8, decisions 4.9). */
export function errorOf({ status, error }: Envelope): string {
  const first = error?.[0];
  return (typeof first === 'string' ? first : first?.message) || status?.message || UNSAID;
}

async function call(url: string, body: object, offline: string): Promise<OtpAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: callHeaders(),
      body: JSON.stringify(body),
    });
    const answer = ((await response.json()) ?? {}) as Envelope;
    if (String(answer.status?.code) === '200') return { ok: true };
    return { error: errorOf(answer), isDown: response.status >= 500 };
  } catch {
    return { error: offline, isDown: true };
  }
}

export const sendCode = (to: MobileNumber, resend: 0 | 1) =>
  call(GENERATE, { ...to, resend }, UNSAID);

export const checkCode = (to: MobileNumber, otp: string) =>
  call(VERIFY, { ...to, otp }, VERIFY_OFFLINE);
