/** A cookie ends under the path it was set with: `/`, or the address of the page. */
function forgetCookies(): void {
  for (const [name] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    for (const path of ['/', location.pathname]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookies of a test are set so, too
      document.cookie = `${name}=; path=${path}; max-age=0`;
    }
  }
}

function empty(part: HTMLElement): void {
  for (const name of part.getAttributeNames()) part.removeAttribute(name);
}

/** The page as every test finds it. Its body stays the same element: `screen` looks into it. */
export function clearPage(): void {
  empty(document.documentElement);
  empty(document.body);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  forgetCookies();
  history.replaceState(null, '', '/');
}
