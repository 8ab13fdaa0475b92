import { describe, expect, it } from 'vitest';
import { shown, wakeWith } from '@/testing/mobile-on-screen';

describe('a number that was entered while the form was asleep', () => {
  it.each([
    ['as it is', '9810000001', '+91', '9810000001'],
    ['with its country', '+91 98100 00001', '+91', '9810000001'],
    ['of another country, which is then chosen', '+971 50 123 4567', '+971', '501234567'],
    ['in the digits of Hindi', '९८१०० ००००१', '+91', '9810000001'],
    ['not at all', '', '+91', ''],
  ])('is read as if it was entered later: %s', (_, typed, code, number) => {
    wakeWith(typed);
    expect(shown()).toEqual([code, number]);
  });
});
