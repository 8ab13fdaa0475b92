import { describe, expect, it } from 'vitest';
import { html } from '@/testing/render';
import { CareCard } from './care-card';

describe('a care card', () => {
  it('is not rendered without a reason, and calls the number it is given', () => {
    expect(html(<CareCard kind="urgent" title="Go" items={[]} call="112" />)).toBe('');
    expect(html(<CareCard kind="urgent" title="Go" items={['x']} call="112" />)).toContain(
      'href="tel:112"',
    );
  });
});
