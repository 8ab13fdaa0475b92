/** Two digits say the city of a line: Delhi, Mumbai, Kolkata, Chennai, Pune, Hyderabad. */
const METRO = /^(11|22|33|44|20|40)(\d{4})(\d{4})$/;
const MOBILE = /^([6-9]\d{4})(\d{5})$/;
const OF_INDIA = /^\+91(\d{10})$/;

/** A number as it is written in India: +91 98765 43210, +91 11 4000 0000. Any other as an editor wrote it. */
export function shownNumber(number: string): string {
  const national = OF_INDIA.exec(number)?.[1] ?? '';
  const parts = MOBILE.exec(national) ?? METRO.exec(national);
  return parts ? ['+91', ...parts.slice(1)].join(' ') : number;
}
