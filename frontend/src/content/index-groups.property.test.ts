import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LinkGroup } from '@/contract/types';
import { groupColumns } from './index-groups';

const link = { label: 'Page', url: '/', lang: null };
const groups = fc
  .array(fc.integer({ min: 0, max: 40 }), { maxLength: 30 })
  .map((sizes) =>
    sizes.map(
      (size, at): LinkGroup => ({ label: `${at}`, icon: 'eye', links: Array(size).fill(link) }),
    ),
  );

describe('an index, however many groups it has and however long they are', () => {
  it('shows each group that leads somewhere once, in their order', () => {
    const property = fc.property(groups, (all) => {
      expect(groupColumns(all).flat()).toEqual(all.filter(({ links }) => links.length > 0));
    });
    fc.assert(property, { numRuns: 2000 });
  });

  it('has at most three columns, none of them empty', () => {
    const property = fc.property(groups, (all) => {
      const columns = groupColumns(all);
      expect(columns.length).toBeLessThanOrEqual(3);
      expect(columns.every((column) => column.length > 0)).toBe(true);
    });
    fc.assert(property, { numRuns: 2000 });
  });
});
