/** Dial codes offered in the form; India first. */
export const COUNTRIES = [
  { code: '+91', name: 'India' },
  { code: '+880', name: 'Bangladesh' },
  { code: '+975', name: 'Bhutan' },
  { code: '+977', name: 'Nepal' },
  { code: '+94', name: 'Sri Lanka' },
  { code: '+971', name: 'United Arab Emirates' },
  { code: '+966', name: 'Saudi Arabia' },
  { code: '+968', name: 'Oman' },
  { code: '+974', name: 'Qatar' },
  { code: '+44', name: 'United Kingdom' },
  { code: '+1', name: 'United States, Canada' },
] as const;

export const COUNTRY_CODES: readonly string[] = COUNTRIES.map((country) => country.code);
