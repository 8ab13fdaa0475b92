import type { BodyTable } from '@/contract/types';
import { TableBlock } from './blocks/table-block';

/** Rows of a page's own fields as a table. */
export function RowsTable({ head, rows }: Pick<BodyTable, 'head' | 'rows'>) {
  return <TableBlock block={{ type: 'table', heading: '', caption: '', head, rows }} />;
}
