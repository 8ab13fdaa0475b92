/** Whole rupees as they are written in India: 145000 is ₹1,45,000. */
export function rupees(amount: number): string {
  const whole = Math.trunc(Math.abs(amount)).toString();
  const sign = amount <= -1 ? '-' : '';
  return `${sign}₹${grouped(whole)}`;
}

/** The last three digits, then pairs. */
function grouped(digits: string): string {
  if (digits.length <= 3) return digits;
  const pairs = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${pairs},${digits.slice(-3)}`;
}

/** One amount when both ends are equal. */
export function rupeeRange(lowest: number, highest: number): string {
  return lowest === highest ? rupees(lowest) : `${rupees(lowest)} – ${rupees(highest)}`;
}

const STEPS = [1, 1.2, 1.5, 1.8, 2, 2.5, 3, 3.6, 4, 5, 6, 8, 10];

/** A round number just above `amount`: the right end of a plot. */
export function niceCeiling(amount: number): number {
  if (amount <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(amount));
  const step = STEPS.find((candidate) => candidate * power >= amount) ?? 10;
  return Math.round(step * power);
}
