import { describe, expect, it } from 'vitest';
import { telUrl, whatsappUrl } from './contact';

describe('addresses', () => {
  it('of a call holds digits only', () => {
    expect(telUrl('+91 11 4000-0000')).toBe('tel:+911140000000');
    expect(telUrl('tel:112')).toBe('tel:112');
  });

  it('of a chat is wa.me, unless one is given', () => {
    expect(whatsappUrl('+91 98765 43210')).toBe('https://wa.me/919876543210');
    expect(whatsappUrl('https://wa.me/x')).toBe('https://wa.me/x');
  });
});
