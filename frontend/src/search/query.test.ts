import { expect, it } from 'vitest';
import { cleanQuery, isTooShort } from './query';

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
