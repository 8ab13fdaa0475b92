/** The standard headers of every call (spec section 7, decisions 4.7), and the language to answer in. */
export function callHeaders(): Record<string, string> {
  const visitor = /(?:^|; )visitorid=(\d+)/.exec(document.cookie)?.[1];
  return {
    'Content-Type': 'application/json',
    'Accept-Language': document.documentElement.lang || 'en',
    applicationtype: 'website',
    version: '0.0.1',
    ...(visitor && { visitorid: visitor }),
  };
}
