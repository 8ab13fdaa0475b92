import { describe, expect, it } from 'vitest';
import { html } from '@/testing/render';
import { Prose } from './prose';

describe('prose', () => {
  it('never renders markup that an author typed', () => {
    const markup = html(<Prose text={'Hello <script>alert(1)</script>\n\n- <b>one</b>'} />);
    expect(markup).not.toMatch(/<script|<b>/);
    expect(markup).toContain('<ul class="bullets"><li>&lt;b&gt;one&lt;/b&gt;</li></ul>');
  });

  it('turns marks of footnotes into links, several behind one statement too', () => {
    const markup = html(<Prose text={'One.[^1.1][^3.2] Two.\n\n- a[^2.1]\n- b [^x] [1]'} />);
    expect(markup.match(/href="#source-\d"/g)).toEqual([
      'href="#source-1"',
      'href="#source-3"',
      'href="#source-2"',
    ]);
    expect(markup).toContain('id="cite-3-2"');
    expect(markup).toContain('<li>b [^x] [1]</li>');
  });
});
