import { describe, expect, it } from 'vitest';
import { html } from '@/testing/render';
import { Prose } from './prose';

describe('prose', () => {
  it('never renders markup that an author typed', () => {
    const markup = html(<Prose text={'Hello <script>alert(1)</script>\n\n- <b>one</b>'} />);
    expect(markup).not.toMatch(/<script|<b>/);
    expect(markup).toContain('<ul class="bullets"><li>&lt;b&gt;one&lt;/b&gt;</li></ul>');
  });
});
