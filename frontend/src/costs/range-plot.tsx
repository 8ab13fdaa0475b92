import type { CostFigure } from '@/contract/types';
import { lettersOf } from '@/lib/letters';
import { rupees } from '@/lib/money';
import { useText } from '@/ui/text';
import { placeOf, type Scale, scaleFor } from './scale';
import { Ticks } from './ticks';

/** The range of a treatment, large: lowest, middle half, median, highest. For the eye alone. */
export function RangePlot({ figure }: { figure: CostFigure }) {
  const t = useText();
  const scale = scaleFor(figure.highest);
  const { lowest, typicalLow, typical, typicalHigh, highest } = figure;
  if (typical === null) return null;
  return (
    <svg className="plot__area" aria-hidden="true" focusable="false">
      <Bar className="range__full" from={lowest} to={highest} scale={scale} />
      {typicalLow !== null && typicalHigh !== null && (
        <Bar className="range__typical" from={typicalLow} to={typicalHigh} scale={scale} />
      )}
      <rect
        className="range__mid"
        x={`${placeOf(typical, scale)}%`}
        y="34"
        width="12"
        height="42"
        rx="6"
      />
      <Pill place={placeOf(typical, scale)} label={t.costs.median(rupees(typical))} />
      <rect className="plot__line" y="83" width="100%" height="2" />
      <Ticks scale={scale} y={108} />
    </svg>
  );
}

interface Bar {
  className: string;
  from: number;
  to: number;
  scale: Scale;
}

function Bar({ className, from, to, scale }: Bar) {
  const x = placeOf(from, scale);
  const width = Math.round((placeOf(to, scale) - x) * 10) / 10;
  return <rect className={className} x={`${x}%`} y="42" width={`${width}%`} height="26" rx="13" />;
}

const LETTER = 8.4; // px, about as wide as a letter of the pill is
const NEAR_THE_EDGE = 24; // percent

/** The median in words over its mark; near an end of the axis it leans inwards. */
function Pill({ place, label }: { place: number; label: string }) {
  const width = Math.round(lettersOf(label).length * LETTER + 20);
  const leans = place < NEAR_THE_EDGE ? 10 : place > 100 - NEAR_THE_EDGE ? width - 10 : width / 2;
  return (
    <svg className="plot__pill" x={`${place}%`} overflow="visible" aria-hidden="true">
      <rect x={-leans} width={width} height="27" rx="13.5" />
      <text x={width / 2 - leans} y="19" textAnchor="middle">
        {label}
      </text>
    </svg>
  );
}
