import { authHeader, currentProfile } from './session';

/** The standard headers of every call (spec section 7, decisions 4.7). */
export function callHeaders(): Record<string, string> {
  const visitor = /(?:^|; )visitorid=(\d+)/.exec(document.cookie)?.[1];
  const city = currentProfile()?.selectedCity?.cityid;
  return {
    'Content-Type': 'application/json',
    applicationtype: 'website',
    version: '0.0.1',
    ...(visitor && { visitorid: visitor }),
    ...(city !== undefined && { cityid: String(city) }),
    ...authHeader(),
  };
}
