import { describe, expect, it } from 'vitest';
import { hreflang, inLanguage } from './page-language';

describe('what hreflang says of a link', () => {
  it.each([
    ['/hi/blog', 'en', 'hi'],
    ['/hi', 'en', 'hi'],
    ['/hi?department=ent', 'en', 'hi'],
    ['/hiccups', 'en', undefined],
    ['/condition/piles', 'en', undefined],
    ['/condition/piles', 'hi', 'en'],
    ['/hi/test/cbc', 'hi', undefined],
    ['tel:112', 'hi', undefined],
    ['#part-1', 'hi', undefined],
    ['https://www.nhs.uk/hi/', 'hi', undefined],
    ['//elsewhere/hi', 'en', undefined],
  ] as const)('%s on a page in %s: %s', (url, language, said) => {
    expect(hreflang(url, language)).toBe(said);
  });
});

describe('a page that is there in both languages', () => {
  it.each([
    ['/', 'hi', '/hi'],
    ['/privacy', 'hi', '/hi/privacy'],
    ['/privacy', 'en', '/privacy'],
  ] as const)('%s in %s is %s', (url, language, expected) => {
    expect(inLanguage(url, language)).toBe(expected);
  });
});
