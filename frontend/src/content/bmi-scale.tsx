const LOWEST = 15;
const HIGHEST = 35;
const at = (value: number) => (Math.min(HIGHEST, Math.max(LOWEST, value)) - LOWEST) * 12;

/** A scale from 15 to 35, with a pin where the value is known. For the eye: the number and its band stand beside it in words. */
export function BmiScale({ value }: { value: number | null }) {
  return (
    <svg
      className="bmi__scale"
      viewBox={value === null ? '-4 26 248 24' : '-4 0 248 52'}
      aria-hidden="true"
      focusable="false"
    >
      <path className="bmi__under" d="M42 30H8a8 8 0 0 0 0 16h34z" />
      <path className="bmi__healthy" d="M42 30h54v16H42z" />
      <path className="bmi__over" d="M96 30h24v16H96z" />
      <path className="bmi__obese" d="M120 30h112a8 8 0 0 1 0 16H120z" />
      <path
        className="bmi__line"
        d="M8 30h224a8 8 0 0 1 0 16H8a8 8 0 0 1 0-16zM42 30v16M96 30v16M120 30v16"
      />
      {value !== null && <Pin value={value} />}
    </svg>
  );
}

function Pin({ value }: { value: number }) {
  const pin = at(value);
  return (
    <>
      <path className="bmi__pin" d={`M${pin - 6} 19h12l-6 8z`} />
      <text x={pin} y="14" textAnchor={pin > 220 ? 'end' : pin < 20 ? 'start' : 'middle'}>
        {value.toFixed(1)}
      </text>
    </>
  );
}
