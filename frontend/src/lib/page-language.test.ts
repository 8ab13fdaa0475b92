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
    ['/documents/4/price-list.pdf', 'hi', undefined],
    ['/media/original_images/x-ray.JPG', 'hi', undefined],
    ['/documents/4/price-list.pdf?v=2#page=3', 'hi', undefined],
    ['/request/SP-7Q2K-9XMC/call.ics', 'hi', undefined],
    ['/blog?page=1.5', 'hi', 'en'],
    ['/hi#questions', 'en', 'hi'],
    ['', 'hi', undefined],
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
