import { type Envelope, refusalOf } from '@/lib/call';
import { callHeaders } from '@/lib/call-headers';
import { sendAsPerson } from '@/lib/challenge';
import { sessionHeaders } from '@/patients/session';

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

/** error[0], else status.message, else a fixed line (spec section 8, decisions 4.9). */
export const errorOf = (envelope: Envelope): string => refusalOf(envelope) || UNSAID;

/** '' when it is done, else what to show under the field. Done is what an envelope says, no HTTP status alone. */
async function ask(url: string, body: object, offline: string): Promise<string> {
  const headers = { ...callHeaders(), ...sessionHeaders() };
  const response = await sendAsPerson(url, { method: 'POST', headers, body });
  const answer: Envelope | null | undefined = await response?.json().catch(() => undefined);
  if (answer === undefined) return offline;
  return String(answer?.status?.code) === '200' ? '' : errorOf(answer ?? {});
}

export const sendCode = (to: MobileNumber, resend: 0 | 1) =>
  ask(GENERATE, { ...to, resend }, UNSAID);

export const checkCode = (to: MobileNumber, otp: string) =>
  ask(VERIFY, { ...to, otp }, VERIFY_OFFLINE);
