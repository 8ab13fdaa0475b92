import { describe, expect, it } from 'vitest';
import type { LinkGroup } from '@/contract/types';
import { groupColumns } from './index-groups';

function groups(...sizes: number[]): LinkGroup[] {
  return sizes.map((size, number) => ({
    label: `Group ${number}`,
    icon: 'stomach',
    links: Array.from({ length: size }, (_, link) => ({
      label: `Page ${link}`,
      url: '/',
      lang: null,
    })),
  }));
}

const sizes = (columns: LinkGroup[][]) =>
  columns.map((column) => column.map((group) => group.links.length));

describe('an index in columns', () => {
  it('keeps the order of its groups and fills the columns evenly', () => {
    expect(sizes(groupColumns(groups(2, 2, 2, 2, 2, 2)))).toEqual([
      [2, 2],
      [2, 2],
      [2, 2],
    ]);
    expect(sizes(groupColumns(groups(9, 1, 2, 3, 4)))).toEqual([[9], [1, 2], [3, 4]]);
  });

  it('has a column for each of few groups', () => {
    expect(sizes(groupColumns(groups(3)))).toEqual([[3]]);
    expect(sizes(groupColumns(groups(1, 1)))).toEqual([[1], [1]]);
    expect(groupColumns([])).toEqual([]);
  });

  it('leaves out what leads nowhere', () => {
    expect(sizes(groupColumns(groups(0, 4, 0, 4)))).toEqual([[4], [4]]);
  });
});
