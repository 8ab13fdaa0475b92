import { describe, expect, it } from 'vitest';
import { html } from '@/testing/render';
import { CareCard } from './care-card';

describe('a care card', () => {
  it('is not rendered without a reason, and calls each number it is given', () => {
    expect(html(<CareCard kind="urgent" title="Go" items={[]} calls={['112', '108']} />)).toBe('');
    expect(
      html(<CareCard kind="urgent" title="Go" items={['x']} calls={['112', '108']} />),
    ).toMatch(/href="tel:112".*href="tel:108"/);
  });

  it('has one button a number, where ambulances have that of emergencies', () => {
    const card = html(<CareCard kind="urgent" title="Go" items={['x']} calls={['112', '112']} />);
    expect(card.match(/href="tel:112"/g)).toHaveLength(1);
  });
});
