import { describe, expect, it } from 'vitest';
import { shell } from '@/testing/examples/shell';
import { leadsTo } from './site-links';

describe('what the site leads to', () => {
  it.each([
    ['/departments', true],
    ['/doctors', true],
    ['/condition', true],
    ['/careers', false],
  ])('%s: %s', (path, known) => {
    expect(leadsTo(shell, path)).toBe(known);
  });
});
