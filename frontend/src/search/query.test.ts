import { expect, it } from 'vitest';
import { cleanQuery, isTooShort, resultsUrl } from './query';

it.each([
  ['hi', true],
  ['eye', false],
  ['कान', true],
  ['पथरी', false],
  ['👨\u200d👩\u200d👧\u200d👦', true],
  ['👍🏽 👍🏽', false],
  ['❤️🇮🇳', true],
  ['ear👂', false],
])('counts the letters of %s as people do', (typed, isShort) => {
  expect(isTooShort(cleanQuery(typed))).toBe(isShort);
});

it.each([
  ['  knee \t pain\u00a0 ', 'knee pain'],
  ['knee\npain', 'knee pain'],
  [' ', ''],
])('reads %j with one blank between its words', (typed, query) => {
  expect(cleanQuery(typed)).toBe(query);
});

it.each([
  ['gall', '', 'en', '/search?q=gall'],
  ['gall', '514', 'en', '/search?q=gall&city=514'],
  ['पथरी', '', 'hi', '/hi/search?q=%E0%A4%AA%E0%A4%A5%E0%A4%B0%E0%A5%80'],
  ['B+ & O-', '', 'en', '/search?q=B%2B+%26+O-'],
  ['50% off?', '', 'en', '/search?q=50%25+off%3F'],
] as const)('leads from “%s” in city “%s” to its results', (query, city, language, url) => {
  expect(resultsUrl(query, city, language)).toBe(url);
});
