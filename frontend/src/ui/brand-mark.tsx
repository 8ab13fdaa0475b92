/** A path in the shape of an S with its waypoint. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="10" fill="#0E5A4C" />
      <path
        d="M19.500 9.300c-5-1.800-9.600.3-8.700 3.700 1 3.800 10.400 2.700 10.600 7.500.2 4-6.300 5-11.600 2.900"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="23.200" cy="9.600" r="3" fill="#F4AE2B" />
    </svg>
  );
}
