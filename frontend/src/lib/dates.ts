import type { Language } from './text';

const LOCALES = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };

/** A moment in ISO 8601 as its day in India: 20 November 2026 (facts: dates in Asia/Kolkata, Latin digits). */
export function dayOf(moment: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  });
  return format.format(new Date(moment));
}

/** The same with the hour: 20 November 2026, 4:12 pm; 20 नवंबर 2026, शाम 4:12. */
export function momentOf(moment: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    hour: 'numeric',
    minute: '2-digit',
    ...(language === 'hi' && { dayPeriod: 'short' }), // शाम 4:12
    timeZone: 'Asia/Kolkata',
  });
  return `${dayOf(moment, language)}, ${format.format(new Date(moment))}`;
}
