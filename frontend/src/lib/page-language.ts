import type { Language } from './text';

/** The language a page of ours speaks, by its address; none for other hosts, files and parts of a page. */
export function pageLanguageOf(url: string): Language | undefined {
  if (!/^\/(?!\/)/.test(url)) return undefined;
  return /^\/hi(\/|\?|#|$)/.test(url) ? 'hi' : 'en';
}

/** What `hreflang` says of a link: nothing where the page behind it speaks as the one it stands on. */
export function hreflang(url: string, language: Language): Language | undefined {
  const there = pageLanguageOf(url);
  return there === language ? undefined : there;
}
