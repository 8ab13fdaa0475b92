import { describe, expect, it } from 'vitest';
import { dayOf } from './dates';

describe('a day', () => {
  it('is that of India, whatever the machine’s', () => {
    expect(dayOf('2026-11-20T18:29:59+00:00', 'en')).toBe('20 November 2026');
    expect(dayOf('2026-11-20T18:30:00+00:00', 'en')).toBe('21 November 2026');
  });

  it('has Latin digits in Hindi', () => {
    expect(dayOf('2026-11-20T10:00:00+00:00', 'hi')).toBe('20 नवंबर 2026');
  });
});
