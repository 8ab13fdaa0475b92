import type { PriceRangeRow } from '@/contract/types';
import { PriceLegend, PriceSources } from '@/directory/price-notes';
import { rupeeRange, rupees } from '@/lib/money';
import type { Text } from '@/lib/text';
import { useText } from '@/ui/text';
import { placeOf, type Scale, scaleFor } from './scale';
import { Ticks } from './ticks';

interface HospitalBars {
  rows: PriceRangeRow[];
  /** The median of the place, drawn through all bars; null where there is none. */
  median: number | null;
  /** The place; "" where that is all of India. */
  city: string;
  caption: string;
}

/** A bar a hospital on one scale, as a table: what the bars show stands in words beside them. */
export function HospitalBars({ rows, median, city, caption }: HospitalBars) {
  const t = useText();
  const scale = scaleFor(Math.max(...rows.map((row) => row.highest), median ?? 0));
  return (
    <div className="card card--pad bars">
      <table className="bars__table">
        <caption className="vh">{caption}</caption>
        <thead className="vh">
          <tr>
            <th scope="col">{t.costExplorer.hospital}</th>
            <th scope="col">{t.prices.lowestToHighest}</th>
            <th scope="col">{t.prices.median}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.name} ${row.label}`}>
              <th scope="row">
                {row.url === null ? row.name : <a href={row.url}>{row.name}</a>}
                {what(row, t) !== '' && <small>{what(row, t)}</small>}
              </th>
              <td className="bars__range">
                <div>
                  <Bar row={row} scale={scale} median={median} />
                  <b>{rupeeRange(row.lowest, row.highest)}</b>
                </div>
              </td>
              <td className="bars__median">
                {row.typical === null ? (
                  <small>{row.isPublished ? t.prices.published : t.costExplorer.fewQuotes}</small>
                ) : (
                  <>
                    <small>{t.prices.median}</small> {rupees(row.typical)}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <svg className="bars__axis" aria-hidden="true" focusable="false">
        <Ticks scale={scale} y={14} />
      </svg>
      <PriceLegend rows={rows} />
      {median !== null && (
        <p className="caption bars__key">{t.costExplorer.medianLine(rupees(median), city)}</p>
      )}
      <PriceSources rows={rows} />
    </div>
  );
}

/** Where and for what it is asked; an invented figure says so in its own row. */
const what = ({ label, isDemo }: PriceRangeRow, t: Text): string =>
  [label, isDemo && t.prices.demoFigure].filter(Boolean).join(' · ');

interface Bar {
  row: PriceRangeRow;
  scale: Scale;
  median: number | null;
}

/** For the eye alone. */
function Bar({ row, scale, median }: Bar) {
  const { lowest, typicalLow, typical, typicalHigh, highest } = row;
  return (
    <svg className="bars__plot" aria-hidden="true" focusable="false">
      <rect className="range__axis" width="100%" height="2" y="13" />
      <rect
        className="range__full"
        y="5.75"
        height="16.5"
        rx="8"
        {...span(lowest, highest, scale)}
      />
      {typicalLow !== null && typicalHigh !== null && (
        <rect
          className="range__typical"
          y="5"
          height="18"
          rx="8"
          {...span(typicalLow, typicalHigh, scale)}
        />
      )}
      {median !== null && (
        <rect className="bars__city" x={`${placeOf(median, scale)}%`} width="2" height="28" />
      )}
      {typical !== null && (
        <rect
          className="range__mid"
          x={`${placeOf(typical, scale)}%`}
          y="2"
          width="8"
          height="24"
          rx="4"
        />
      )}
    </svg>
  );
}

/** One amount alone is a dot, at the end of the axis as well. */
function span(from: number, to: number, scale: Scale): { x: string; width: string } {
  const x = placeOf(from, scale);
  const width = Math.max(1.5, Math.round((placeOf(to, scale) - x) * 10) / 10);
  return { x: `${Math.min(x, 100 - width)}%`, width: `${width}%` };
}
