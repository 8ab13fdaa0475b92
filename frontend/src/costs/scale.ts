/** The axis of a plot: from nothing to a round amount, in four equal parts. */
export interface Scale {
  end: number;
  ticks: number[];
}

const PARTS = 4;
const STEPS = [1, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The scale that holds `highest`, in rupees: each part is a round amount. */
export function scaleFor(highest: number): Scale {
  const part = Math.max(highest, PARTS) / PARTS;
  const power = 10 ** Math.floor(Math.log10(part));
  const step = Math.round((STEPS.find((one) => one * power >= part) ?? 10) * power);
  const ticks = Array.from({ length: PARTS + 1 }, (_, index) => index * step);
  return { end: step * PARTS, ticks };
}

/** Where an amount stands on the scale, in percent of its length with one decimal. */
export function placeOf(amount: number, scale: Scale): number {
  const share = Math.min(Math.max(amount / scale.end, 0), 1);
  return Math.round(share * 1000) / 10;
}
