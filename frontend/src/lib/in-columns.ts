/** The groups in their order, in at most so many columns of about one height. `rowsOf` is how high a group is. */
export function inColumns<T>(groups: T[], count: number, rowsOf: (group: T) => number): T[][] {
  const height = groups.reduce((sum, group) => sum + rowsOf(group), 0) / count;
  const columns: T[][] = [];
  let above = 0;
  for (const group of groups) {
    const middle = above + rowsOf(group) / 2;
    const column = Math.min(count - 1, Math.floor(middle / height));
    columns[column] = [...(columns[column] ?? []), group];
    above += rowsOf(group);
  }
  return columns.filter((column) => column.length > 0);
}
