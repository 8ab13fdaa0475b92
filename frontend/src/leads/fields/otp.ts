import { type Envelope, refusalOf } from '@/lib/call';
import { callHeaders } from '@/lib/call-headers';
import { sendAsPerson } from '@/lib/challenge';
import { sessionHeaders } from '@/patients/session';

/** The two calls of a one-time code in the form (decisions 2.12). */
const GENERATE = '/lead/v1/authenticate/generateotp';
const VERIFY = '/lead/v1/authenticate/verifyotp';

export interface MobileNumber {
  mobileNo: string;
  /** Digits without plus. */
  countryCode: string;
}

/** What is said where the server says nothing (spec section 8). */
interface Failures {
  wrong: string;
  wrongHere: string;
}

/**
 * '' when it is done, else what to show under the field: error[0], else status.message, else a fixed line
 * (decisions 4.9). Done is what an envelope says, no HTTP status alone.
 */
async function ask(url: string, body: object, wrong: string, offline: string): Promise<string> {
  const headers = { ...callHeaders(), ...sessionHeaders() };
  const response = await sendAsPerson(url, { method: 'POST', headers, body });
  const answer: Envelope | null | undefined = await response?.json().catch(() => undefined);
  if (answer === undefined) return offline;
  return String(answer?.status?.code) === '200' ? '' : refusalOf(answer ?? {}) || wrong;
}

export const sendCode = (to: MobileNumber, resend: 0 | 1, { wrong }: Failures) =>
  ask(GENERATE, { ...to, resend }, wrong, wrong);

export const checkCode = (to: MobileNumber, otp: string, { wrong, wrongHere }: Failures) =>
  ask(VERIFY, { ...to, otp }, wrong, wrongHere);
