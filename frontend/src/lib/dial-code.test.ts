import { describe, expect, it } from 'vitest';
import codes from '@/leads/fields/countries.json';
import { dialCodeOf } from './dial-code';

describe('the country code that digits begin with', () => {
  it('is that of each country of the list, whatever number follows', () => {
    for (const code of Object.values(codes)) {
      for (const number of ['', '0', '123456789', '9810000001'])
        expect([code, dialCodeOf(code + number)]).toEqual([code, code]);
    }
  });

  it('is not known before its digits are there', () => {
    for (const digits of ['', '9', '97', '3', '35', '8', '88'])
      expect(dialCodeOf(digits)).toBeNull();
  });

  it('is none behind a zero, which no country begins with', () => {
    for (const digits of ['0', '00977', '098100']) expect(dialCodeOf(digits)).toBeNull();
  });

  it('is none in other letters than digits', () => {
    for (const typed of ['abc', '+91', '९१', '2a1']) expect(dialCodeOf(typed)).toBeNull();
  });
});
