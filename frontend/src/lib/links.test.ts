import { describe, expect, it } from 'vitest';
import { telUrl, whatsappUrl } from './contact';
import { shell } from './examples/shell';
import { requestUrl } from './request-url';
import { leadsTo } from './site-links';

describe('addresses', () => {
  it('of a call holds digits only', () => {
    expect(telUrl('+91 11 4000-0000')).toBe('tel:+911140000000');
    expect(telUrl('tel:112')).toBe('tel:112');
  });

  it('of a chat is wa.me, unless one is given', () => {
    expect(whatsappUrl('+91 98765 43210')).toBe('https://wa.me/919876543210');
    expect(whatsappUrl('https://wa.me/x')).toBe('https://wa.me/x');
  });

  it('of the form says who and why', () => {
    expect(requestUrl()).toBe('/request');
    expect(requestUrl({ doctor: 7 })).toBe('/request?doctor=7');
    expect(requestUrl({ purpose: 'second-opinion' })).toBe('/request?purpose=second-opinion');
    expect(requestUrl({ doctor: 7 }, 'hi')).toBe('/hi/request?doctor=7');
  });
});

describe('what the site leads to', () => {
  it.each([
    ['/departments', true],
    ['/doctors', true],
    ['/condition/gallstones', true],
    ['/careers', false],
  ])('%s: %s', (path, known) => {
    expect(leadsTo(shell, path)).toBe(known);
  });
});
