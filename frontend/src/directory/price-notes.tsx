import type { PriceRangeRow } from '@/contract/types';
import { useText } from '@/ui/text';

type Marks = Pick<PriceRangeRow, 'typical' | 'typicalLow' | 'typicalHigh'>;

/** What the marks mean that stand on the plots of these rows. */
export function PriceLegend({ rows }: { rows: Marks[] }) {
  const t = useText();
  return (
    <p className="range-legend" aria-hidden="true">
      <span>
        <i />
        {t.prices.lowestToHighest}
      </span>
      {rows.some((row) => row.typicalLow !== null && row.typicalHigh !== null) && (
        <span>
          <i className="t" />
          {t.prices.middleHalf}
        </span>
      )}
      {rows.some((row) => row.typical !== null) && (
        <span>
          <i className="m" />
          {t.prices.median}
        </span>
      )}
    </p>
  );
}

/** Where the numbers come from, each source once. */
export function PriceSources({ rows }: { rows: PriceRangeRow[] }) {
  const t = useText();
  const sources = rows.map((row) => t.prices.source(row.source, row.asOf));
  const lines = [...new Set(sources)].filter((line) => line !== '').map(t.sentence);
  if (rows.some((row) => row.isDemo)) lines.push(t.prices.demo);
  if (lines.length === 0) return null;
  return <p className="caption range-source">{lines.join(' ')}</p>;
}
