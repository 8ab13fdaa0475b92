import { describe, expect, it } from 'vitest';
import { html } from '@/testing/render';
import { TextLink } from './text-link';

describe('a link', () => {
  it('without an address is plain text, in its own language', () => {
    const link = { label: 'हिंदी', url: null, lang: 'hi' };
    expect(html(<TextLink link={link} />)).toBe('<span lang="hi">हिंदी</span>');
  });
});
