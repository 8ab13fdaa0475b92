import { describe, expect, it } from 'vitest';
import { html } from '@/testing/render';
import { Breadcrumbs } from './breadcrumbs';

describe('breadcrumbs', () => {
  it('never link the page one is on', () => {
    const markup = html(
      <Breadcrumbs
        crumbs={[
          { label: 'Home', url: '/' },
          { label: 'City', url: null },
          { label: 'Here', url: '/here' },
        ]}
      />,
    );
    expect(markup).toContain('<a href="/">Home</a>');
    expect(markup).toContain('<span>City</span>');
    expect(markup).toContain('<span aria-current="page">Here</span>');
    expect(html(<Breadcrumbs crumbs={[]} />)).toBe('');
  });
});
