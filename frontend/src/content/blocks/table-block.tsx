import { LabelledCell } from '@/ui/labelled-cell';
import { Cited, withoutMarks } from '@/ui/prose/cited';
import type { BodyTable } from './types';

/** Rows in which an editor has filled something in. */
export const filledRows = (rows: string[][]): string[][] =>
  rows.filter((row) => row.some((cell) => cell.trim() !== ''));

/** A table; on a narrow screen each row becomes a block that names its own cells. */
export function TableBlock({ block }: { block: BodyTable }) {
  const { head, caption } = block;
  const rows = filledRows(block.rows);
  if (rows.length === 0) return null;
  return (
    <>
      <div className="table-wrap">
        <table className="table-stack">
          <thead>
            <tr>
              {head.map((name, column) => (
                <Head key={columnKey(head, column)} scope="col" name={name} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.join('|')} row={row} head={head} />
            ))}
          </tbody>
        </table>
      </div>
      {caption !== '' && (
        <p className="caption">
          <Cited text={caption} />
        </p>
      )}
    </>
  );
}

/** The corner of a table and the head of a row may be left blank: a head without words is a head of nothing. */
function Head({ scope, name }: { scope: 'col' | 'row'; name: string }) {
  if (name.trim() === '') return <td />;
  return (
    <th scope={scope}>
      <Cited text={name} />
    </th>
  );
}

/** A row may have more cells than the table has heads. */
const columnKey = (head: string[], column: number) => `${column} ${head[column] ?? ''}`;

function Row({ row, head }: { row: string[]; head: string[] }) {
  const [name = '', ...cells] = row;
  const labels = head.map(withoutMarks);
  return (
    <tr>
      <Head scope="row" name={name} />
      {cells.map((cell, index) =>
        cell.trim() === '' ? (
          <td key={columnKey(head, index + 1)} />
        ) : (
          <LabelledCell key={columnKey(head, index + 1)} label={labels[index + 1]}>
            <Cited text={cell} />
          </LabelledCell>
        ),
      )}
    </tr>
  );
}
