import type { CostRow } from '@/contract/types';

/** A treatment and its figure in a line: the amount, where it is from and what it is. One link. */
export function CostLine({ row }: { row: CostRow }) {
  return (
    <a className="cost-line" href={row.url}>
      <b>{row.name}</b>
      {row.amount !== '' && <span className="cost-line__amount">{row.amount}</span>}
      <small>{row.note}</small>
    </a>
  );
}
