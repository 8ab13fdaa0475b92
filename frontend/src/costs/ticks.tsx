import { rupees } from '@/lib/money';
import type { Text } from '@/lib/text';
import { useText } from '@/ui/text';
import { placeOf, type Scale } from './scale';

/** The amounts of a plot's axis, inside its SVG; those at the ends lean inwards. `y` is their base line in px. */
export function Ticks({ scale, y }: { scale: Scale; y: number }) {
  const t = useText();
  return scale.ticks.map((amount) => (
    <text
      key={amount}
      className="plot__tick"
      x={`${placeOf(amount, scale)}%`}
      y={y}
      textAnchor={anchorOf(amount, scale)}
    >
      {axisLabel(amount, t)}
    </text>
  ));
}

function anchorOf(amount: number, { end }: Scale): 'start' | 'middle' | 'end' {
  if (amount === 0) return 'start';
  return amount === end ? 'end' : 'middle';
}

const LAKH = 100_000;
const CRORE = 100 * LAKH;

/** As amounts are said: ₹40,000, ₹1.2 lakh, ₹2 crore. */
export function axisLabel(amount: number, t: Text): string {
  const short = (unit: number) => String(Math.round((amount / unit) * 100) / 100);
  if (amount >= CRORE) return t.costs.crore(short(CRORE));
  return amount >= LAKH ? t.costs.lakh(short(LAKH)) : rupees(amount);
}
