import { describe, expect, it } from 'vitest';
import { requestUrl } from './request-url';

describe('the address', () => {
  it('of the form says who and why', () => {
    expect(requestUrl()).toBe('/request');
    expect(requestUrl({ doctor: 7 })).toBe('/request?doctor=7');
    expect(requestUrl({ purpose: 'second-opinion' })).toBe('/request?purpose=second-opinion');
    expect(requestUrl({ doctor: 7 }, 'hi')).toBe('/hi/request?doctor=7');
  });
});
