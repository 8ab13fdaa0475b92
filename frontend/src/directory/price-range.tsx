import type { PriceRangeRow } from '@/contract/types';
import { niceCeiling, rupeeRange, rupees } from '@/lib/money';
import { useText } from '@/ui/text';
import { PriceLegend, PriceSources } from './price-notes';

/** Ranges on one scale. The numbers are always in words; the plot is for the eye. */
export function PriceRanges({ rows }: { rows: PriceRangeRow[] }) {
  return (
    <>
      <RangeList rows={rows} />
      {rows.some(isPlotted) && <PriceLegend rows={rows.filter(isPlotted)} />}
      <PriceSources rows={rows} />
    </>
  );
}

/** The ranges alone, without what explains them. */
export function RangeList({ rows }: { rows: PriceRangeRow[] }) {
  const scale = niceCeiling(Math.max(0, ...rows.map((row) => row.highest)));
  return (
    <ul className="range-list">
      {rows.map((row) => (
        <PriceRange key={`${row.name} ${row.label}`} row={row} scale={scale} />
      ))}
    </ul>
  );
}

/** Too few quotes have no median, and no plot. */
const isPlotted = (row: PriceRangeRow): boolean => row.typical !== null;

function PriceRange({ row, scale }: { row: PriceRangeRow; scale: number }) {
  const t = useText();
  return (
    <li className={isPlotted(row) ? 'range' : 'range range--text'}>
      <span className="range__name">
        {row.url === null ? row.name : <a href={row.url}>{row.name}</a>}
        {row.label !== '' && <small>{row.label}</small>}
      </span>
      {isPlotted(row) && <Plot row={row} scale={scale} />}
      <span className="range__money">
        {rupeeRange(row.lowest, row.highest)}
        {row.typical !== null && (
          <span className="vh">
            , {t.prices.median} {rupees(row.typical)}
          </span>
        )}
        {row.isPublished && <small className="range__demo"> {t.prices.published}</small>}
        {row.isDemo && <small className="range__demo"> {t.prices.demoFigure}</small>}
      </span>
    </li>
  );
}

function Plot({ row, scale }: { row: PriceRangeRow; scale: number }) {
  const at = (amount: number) => `${((amount / scale) * 100).toFixed(1)}%`;
  const { lowest, highest, typical, typicalLow, typicalHigh } = row;
  return (
    <svg className="range__plot" aria-hidden="true" focusable="false">
      <rect className="range__axis" width="100%" height="2" y="11" />
      <rect className="range__full" x={at(lowest)} width={at(highest - lowest)} {...LINED} />
      {typicalLow !== null && typicalHigh !== null && (
        <rect
          className="range__typical"
          x={at(typicalLow)}
          width={at(typicalHigh - typicalLow)}
          {...BAR}
        />
      )}
      {typical !== null && (
        <rect className="range__mid" x={at(typical)} y="1" width="8" height="22" rx="4" />
      )}
    </svg>
  );
}

const BAR = { y: 4, height: 16, rx: 8 };
/** The same, its line drawn inside. */
const LINED = { y: 4.75, height: 14.5, rx: 7.25 };
