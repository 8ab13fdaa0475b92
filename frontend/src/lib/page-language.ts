import type { Language } from './text';

/** A document that editors link, a calendar: its name has an ending, which no page has. */
const FILE = /^[^?#]*\.[a-z0-9]+(?:[?#]|$)/i;

/** The language a page of ours speaks, by its address; none for other hosts, files and parts of a page. */
export function pageLanguageOf(url: string): Language | undefined {
  if (!/^\/(?!\/)/.test(url) || FILE.test(url)) return undefined;
  return /^\/hi(\/|\?|#|$)/.test(url) ? 'hi' : 'en';
}

/** What `hreflang` says of a link: nothing where the page behind it speaks as the one it stands on. */
export function hreflang(url: string, language: Language): Language | undefined {
  const there = pageLanguageOf(url);
  return there === language ? undefined : there;
}

/** The address of an English page of ours in the language of the page; for what is there in both. */
export function inLanguage(url: string, language: Language): string {
  if (language === 'en') return url;
  return url === '/' ? '/hi' : `/hi${url}`;
}
