import { isOptedOut } from './privacy';

const ONE_YEAR = 31536000; // spec section 9

/** The visitor's number, made once: the time, then six random digits (spec section 3). None for who opted out. */
export function setVisitorId(): void {
  if (isOptedOut()) return;
  if (/(?:^|; )visitorid=\d/.test(document.cookie)) return;
  const digits = String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(6, '0')
    .slice(-6);
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `visitorid=${Date.now()}${digits}; path=/; max-age=${ONE_YEAR}; samesite=lax${secure}`;
}
