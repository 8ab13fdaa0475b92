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

  it.each([
    '098100 00001',
    '0 9810000001',
    '0091 98100 00001',
    '+91 098100 00001',
    '+91-98100-00001',
  ])('of a chat has its country and no zero in front, however staff wrote it: %s', (number) => {
    expect(whatsappUrl(number)).toBe('https://wa.me/919810000001');
  });

  it.each([
    ['098100 00001', 'tel:+919810000001'],
    ['91 98100 00001', 'tel:+919810000001'],
    ['0091 98100 00001', 'tel:+919810000001'],
    ['+91 098100 00001', 'tel:+919810000001'],
    ['011 4000 0000', 'tel:+911140000000'],
    ['0124 456 7890', 'tel:+911244567890'],
    ['+91 11 4000 0000', 'tel:+911140000000'],
    ['91 11 4000 0000', 'tel:+911140000000'],
    ['91-124-4567890', 'tel:+911244567890'],
    ['+971 50 000 0000', 'tel:+971500000000'],
    ['1800 123 4567', 'tel:18001234567'],
    ['1066', 'tel:1066'],
  ])(
    'of a call to %s can be dialled from abroad, where the number is one of India: %s',
    (number, url) => {
      expect(telUrl(number)).toBe(url);
    },
  );

  it('of a chat in another country, or of a line of a city, keeps its zeros inside', () => {
    expect(whatsappUrl('+971 50 000 0000')).toBe('https://wa.me/971500000000');
    expect(whatsappUrl('+91 11 4000 0000')).toBe('https://wa.me/911140000000');
    expect(whatsappUrl('011 4000 0000')).toBe('https://wa.me/911140000000');
  });
});
